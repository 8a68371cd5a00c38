import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LabelKey } from '../navigation/use-navigation-labels.ts'

/** A label of the navigation, a message of the catalogs, or a text in English only. */
export type PageHeading =
  | { label: LabelKey; message?: never; placeholder?: never }
  | { label?: never; message: MessageDescriptor; placeholder?: never }
  | { label?: never; message?: never; placeholder: string }

export const NOT_FOUND_HEADING: PageHeading = {
  message: msg({ message: '404 Error Page', comment: 'Title of the error page' }),
}

/** Whether search engines may list the page. The error page and the pages of the template are not listed. */
export function isForSearchEngines(heading: PageHeading | undefined): boolean {
  return heading !== undefined && heading !== NOT_FOUND_HEADING && !heading.placeholder
}
