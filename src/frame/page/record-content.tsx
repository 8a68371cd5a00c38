import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { recordQuery } from '../../api/records/record-query.ts'
import type { ContentEndpoint } from '../../api/wire/content-endpoint.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { hasContent } from '../../i18n/has-content.ts'
import type { InOneLanguage } from '../../i18n/localized.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useActivePath } from '../navigation/use-active-path.ts'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'
import { MissingContent } from './missing-content.tsx'
import { SanitizerBoundary } from './sanitizer-boundary.tsx'
import { useShownRecord } from './use-shown-record.ts'

interface RecordContentProps<T> {
  endpoint: ContentEndpoint<T>
  /** Draws the record in the language on the screen. */
  children: (record: InOneLanguage<T & {}>) => ReactNode
}

/**
 * Shows the content of a page's record, or a notice if the record is empty or its call failed.
 * Until the call has ended, it keeps room for the content.
 */
export function RecordContent<T>({ endpoint, children }: RecordContentProps<T>) {
  const query = useQuery(recordQuery(endpoint))
  const localize = useLocalize()
  const record = useShownRecord(query.data)
  const content = record && localize(record)

  // A record that has only a banner has no content.
  if (content && hasContent({ ...content, banner: undefined })) {
    return <SanitizerBoundary>{children(content)}</SanitizerBoundary>
  }
  if (content || query.isSuccess) return <NothingYetNotice />
  return (
    <MissingContent
      isLoading={query.isFetching}
      onTryAgain={() => query.refetch({ cancelRefetch: false })}
    />
  )
}

function NothingYetNotice() {
  return (
    <Notice link={<NextLink />}>
      <Trans comment="In place of the content of a page that has none">
        There is nothing here yet.
      </Trans>
    </Notice>
  )
}

/** Leads home from a page without content, and from home to the contacts. */
function NextLink() {
  const labels = useNavigationLabels()
  const isHome = useActivePath() === '/'
  if (isHome) return <ButtonLink to="/contact">{labels('contact')}</ButtonLink>
  return (
    <ButtonLink to="/">
      <Trans comment="Link to the home page, on a page without content">Back to home</Trans>
    </ButtonLink>
  )
}
