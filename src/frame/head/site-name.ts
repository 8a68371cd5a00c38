import { useLingui } from '@lingui/react/macro'

/** The site's name, in the language on the screen. */
export function useSiteName(): string {
  const { t } = useLingui()
  return t`Kanaker Free Economic Zone`
}
