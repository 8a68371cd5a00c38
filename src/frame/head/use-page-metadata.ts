import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { safeMediaAddress } from '../../addresses/parse-address.ts'
import { useMetaTags } from '../../api/hooks.ts'
import { useLanguage, useLocalize } from '../../i18n/active-language.ts'
import { unwrapText } from '../../i18n/content-text.ts'
import { useZoneText } from '../../i18n/use-zone-text.ts'
import { usePageAddress } from '../../ui/links/use-page-address.ts'
import { usePagePath } from '../../ui/links/use-page-path.ts'
import { chooseMetaRecord } from './choose-meta-record.ts'
import { isForSearchEngines, NOT_FOUND_HEADING } from './page-heading.ts'
import { usePageHeading } from './use-page-heading.ts'
import { usePublicAddress } from './use-public-address.ts'

/** Describes the page on the screen for search engines and link previews. */
export function usePageMetadata() {
  const { i18n } = useLingui()
  const language = useLanguage()
  const localize = useLocalize()
  const publicAddress = usePublicAddress()
  const siteName = useZoneText('name')
  const pageAddress = usePageAddress()
  const pageHeading = usePageHeading()
  const records = useMetaTags()
  const path = usePagePath()
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData })

  // An unknown path may contain a record's name, but no record describes it.
  const record =
    page?.heading === NOT_FOUND_HEADING ? undefined : chooseMetaRecord(records ?? [], path)
  const image = safeMediaAddress(record?.image, pageAddress)
  const heading = unwrapText(pageHeading)
  const ownTitle = heading === siteName ? siteName : `${heading} | ${siteName}`
  const ownDescription = page?.description && i18n._(page.description)
  return {
    language,
    siteName,
    heading,
    /** Null if search engines should not list the page. */
    canonicalPath: isForSearchEngines(page?.heading) ? (page?.canonicalPath ?? path) : null,
    title: unwrapText(localize(record?.title)) ?? ownTitle,
    description: unwrapText(localize(record?.description)) ?? ownDescription,
    keywords: unwrapText(localize(record?.keywords)),
    image: image && publicAddress(image),
    record,
  }
}
