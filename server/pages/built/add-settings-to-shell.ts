import type { Settings } from '../../platform/settings/settings.ts'

/**
 * Tells the pages of a shell by attributes of `<html>` for how long messages are kept, and that the content is
 * the sample of this repository. A backend is known by neither.
 */
export function addSettingsToShell(
  shell: string,
  {
    hasBackend,
    isSample,
    messagesKeepDays,
  }: Pick<Settings, 'hasBackend' | 'isSample' | 'messagesKeepDays'>,
): string {
  const keepDays = messagesKeepDays ?? (hasBackend ? undefined : 'unlimited')
  const attributes = [
    keepDays !== undefined && ` data-keep-days="${keepDays}"`,
    isSample && ' data-sample-content',
  ]
  return shell.replace('<html', `<html${attributes.filter(Boolean).join('')}`)
}
