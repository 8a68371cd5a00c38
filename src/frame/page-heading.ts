import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMatches } from '@tanstack/react-router'
import { useNavigationLabels, type NavigationLabel } from './navigation-label.ts'
import { useSiteName } from './site-name.ts'

/** What a page is called: by its label in the navigation, by the catalogs, or by a demo's own words. */
export type PageHeading =
  { label: NavigationLabel } | { message: MessageDescriptor } | { placeholder: string }

/** The error page's own. */
export const NOT_FOUND: PageHeading = { message: msg`404 Error Page` }

/** Whether a page is worth finding: not the error page, and not a demo's placeholders. */
export function isForSearchEngines(heading: PageHeading | undefined): boolean {
  return heading !== undefined && heading !== NOT_FOUND && !('placeholder' in heading)
}

/** The heading of the page on the screen, in the language on the screen. */
export function usePageHeading(): string {
  const labels = useNavigationLabels()
  const { i18n } = useLingui()
  const siteName = useSiteName()
  const heading =
    useMatches({ select: (matches) => matches.at(-1)?.staticData.heading }) ?? NOT_FOUND

  if ('placeholder' in heading) return heading.placeholder
  if ('message' in heading) return i18n._(heading.message)
  return heading.label === 'home' ? siteName : labels(heading.label)
}
