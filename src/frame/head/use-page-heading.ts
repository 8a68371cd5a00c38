import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { type ContentText, ForeignText } from '../../i18n/content-text.ts'
import { useZoneText } from '../../i18n/use-zone-text.ts'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'
import type { HeadingsByPath, PageHeading } from './page-heading.ts'

/** The heading of a page whose layout, which has it, is lost. */
const SITE_NAME: PageHeading = { label: 'home' }

export function usePageHeading(): ContentText {
  const labels = useNavigationLabels()
  const { i18n } = useLingui()
  const siteName = useZoneText('name')
  const heading =
    useMatches({
      select: (matches) => matches.at(-1)?.staticData.heading ?? layoutHeading(matches),
    }) ?? SITE_NAME

  if (heading instanceof ForeignText) return heading
  if (heading.message) return i18n._(heading.message)
  return heading.label === 'home' ? siteName : labels(heading.label)
}

function layoutHeading(matches: { pathname: string; loaderData?: unknown }[]) {
  const path = matches.at(-1)?.pathname ?? ''
  return matches
    .map(({ loaderData }) => (loaderData as Partial<HeadingsByPath> | undefined)?.headings)
    .find((headings) => headings)?.[path]
}
