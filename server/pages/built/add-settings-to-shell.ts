import type { Settings } from '../../platform/settings/settings.ts'

/**
 * Adds attributes to `<html>`: how long messages are kept, and that the content is the sample of this
 * repository. With a backend, it adds only a number of days, if one is set.
 */
export function addSettingsToShell(
  shell: string,
  {
    hasBackend,
    isSample,
    promisedKeepDays,
  }: Pick<Settings, 'hasBackend' | 'isSample' | 'promisedKeepDays'>,
): string {
  const keepDays = promisedKeepDays ?? (hasBackend ? undefined : 'unlimited')
  const attributes = [
    keepDays !== undefined && ` data-keep-days="${keepDays}"`,
    isSample && ' data-sample-content',
  ]
  return shell.replace('<html', `<html${attributes.filter(Boolean).join('')}`)
}
