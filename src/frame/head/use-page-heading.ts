import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { type ContentText, ForeignText } from '../../i18n/content-text.ts'
import { useZoneText } from '../../i18n/use-zone-text.ts'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'

export function usePageHeading(): ContentText {
  const labels = useNavigationLabels()
  const { i18n } = useLingui()
  const siteName = useZoneText('name')
  const heading = useMatches({ select: (matches) => matches.at(-1)?.staticData.heading })

  if (heading?.placeholder) return new ForeignText(heading.placeholder, 'en')
  if (heading?.message) return i18n._(heading.message)
  return heading?.label && heading.label !== 'home' ? labels(heading.label) : siteName
}
