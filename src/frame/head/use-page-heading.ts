import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { type ContentText, ForeignText } from '../../i18n/content-text.ts'
import { type LabelKey, useNavigationLabels } from '../navigation/use-navigation-labels.ts'
import { useSiteName } from './use-site-name.ts'

/** A label of the navigation, or a message of the catalogs. */
export type PageHeading = { label: LabelKey } | { message: MessageDescriptor }

/** The data of a layout's loader: the headings of its pages, by path, in one language only. */
export interface HeadingsByPath {
  headings: Record<string, ForeignText>
}

export const NOT_FOUND_HEADING: PageHeading = {
  message: msg({ message: '404 Error Page', comment: 'Title of the error page' }),
}

/** Whether search engines may list the page: not the error page, and no page of the template. */
export function isForSearchEngines(heading: PageHeading | null | undefined): boolean {
  return Boolean(heading) && heading !== NOT_FOUND_HEADING
}

export function usePageHeading(): ContentText {
  const labels = useNavigationLabels()
  const { i18n } = useLingui()
  const siteName = useSiteName()
  const heading =
    useMatches({
      select: (matches) => matches.at(-1)?.staticData.heading ?? layoutHeading(matches),
    }) ?? NOT_FOUND_HEADING

  if (heading instanceof ForeignText) return heading
  if ('message' in heading) return i18n._(heading.message)
  return heading.label === 'home' ? siteName : labels(heading.label)
}

function layoutHeading(matches: { pathname: string; loaderData?: unknown }[]) {
  const path = matches.at(-1)?.pathname ?? ''
  return matches
    .map(({ loaderData }) => (loaderData as Partial<HeadingsByPath> | undefined)?.headings)
    .find((headings) => headings)?.[path]
}
