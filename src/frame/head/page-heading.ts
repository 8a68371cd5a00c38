import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ForeignText } from '../../i18n/content-text.ts'
import type { LabelKey } from '../navigation/use-navigation-labels.ts'

/** A label of the navigation, or a message of the catalogs. */
export type PageHeading =
  | { label: LabelKey; message?: never }
  | { label?: never; message: MessageDescriptor }

/** The data of a layout's loader: the headings of its pages, by path, in one language only. */
export interface HeadingsByPath {
  headings: Record<string, ForeignText>
}

export const NOT_FOUND_HEADING: PageHeading = {
  message: msg({ message: '404 Error Page', comment: 'Title of the error page' }),
}

/** Whether search engines may list the page: not the error page, and no page of the template. */
export function isForSearchEngines(heading: PageHeading | undefined): boolean {
  return Boolean(heading) && heading !== NOT_FOUND_HEADING
}
