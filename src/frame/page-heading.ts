import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMatches } from '@tanstack/react-router'
import { useNavigationLabels, type NavigationLabel } from './navigation-label.ts'
import { useSiteName } from './site-name.ts'

/** What a page is called: by its label in the navigation, or by the catalogs. */
export type PageHeading = { label: NavigationLabel } | { message: MessageDescriptor }

/** What a page is called that says it only when it is opened: a template's page. */
export interface PlaceholderHeading {
  placeholder: string
}

/** The error page's own. */
export const NOT_FOUND: PageHeading = { message: msg`404 Error Page` }

/** Whether a page is worth finding: not the error page, and not a template's placeholders. */
export function isForSearchEngines(heading: PageHeading | undefined): boolean {
  return heading !== undefined && heading !== NOT_FOUND
}

/** The heading of the page on the screen, in the language on the screen. */
export function usePageHeading(): string {
  const labels = useNavigationLabels()
  const { i18n } = useLingui()
  const siteName = useSiteName()
  const heading =
    useMatches({
      select: (matches) => matches.at(-1)?.staticData.heading ?? matches.at(-1)?.context.heading,
    }) ?? NOT_FOUND

  if ('placeholder' in heading) return heading.placeholder
  if ('message' in heading) return i18n._(heading.message)
  return heading.label === 'home' ? siteName : labels(heading.label)
}
