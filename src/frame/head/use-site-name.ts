import { useLingui } from '@lingui/react/macro'

export function useSiteName(): string {
  const { t } = useLingui()
  return t({
    message: 'Kanaker Free Economic Zone',
    comment: 'The full name, in titles and in the footer',
  })
}
