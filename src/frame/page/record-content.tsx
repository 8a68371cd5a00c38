import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import type { ContentEndpoint } from '../../api/records/content-endpoint.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { hasContent } from '../../i18n/has-content.ts'
import type { InOneLanguage } from '../../i18n/localized.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useActivePath } from '../navigation/use-active-path.ts'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'
import { LoadFailedNotice } from './load-failed-notice.tsx'
import { RecordPending } from './record-pending.tsx'
import { SanitizerBoundary } from './sanitizer-boundary.tsx'

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
  const query = useQuery(endpoint.query)
  const localize = useLocalize()
  // The old content stays until the new texts are sanitised.
  const data = useDeferredValue(query.data) ?? query.data
  const content = data && localize(data)
  // A record that has only a banner has no content.
  const showsContent = content && hasContent({ ...content, banner: undefined })
  const isEmpty = content ? !showsContent : query.isSuccess && query.data === null
  // During a new try the notice stays, so that its button keeps the focus.
  const isFirstTry = query.isPending && query.errorUpdateCount === 0 && query.isFetching
  const hasFailed = !showsContent && !isEmpty && !isFirstTry
  const noteTryAgain = useFocusAfterTryAgain(hasFailed)

  if (showsContent) {
    return <SanitizerBoundary>{children(content)}</SanitizerBoundary>
  }
  if (isEmpty) {
    return (
      <Notice link={<NextLink />}>
        <Trans comment="In place of the content of a page that has none">
          There is nothing here yet.
        </Trans>
      </Notice>
    )
  }
  if (isFirstTry) return <RecordPending />
  return (
    <LoadFailedNotice
      onTryAgain={() => {
        noteTryAgain()
        void query.refetch({ cancelRefetch: false })
      }}
    />
  )
}

/**
 * Moves the focus to the page's heading once the notice with 'Try again' has gone, and the focus
 * with it. Returns a function that notes that the button was pressed.
 */
function useFocusAfterTryAgain(hasFailed: boolean): () => void {
  const triedAgain = useRef(false)
  useEffect(() => {
    if (hasFailed || !triedAgain.current) return
    triedAgain.current = false
    if (document.activeElement !== document.body) return
    focusHeading()
  }, [hasFailed])
  return () => {
    triedAgain.current = true
  }
}

/** Leads on from a page without content: home, and from home to the contacts. */
function NextLink() {
  const labels = useNavigationLabels()
  const isHome = useActivePath() === '/'
  return (
    <ButtonLink to={isHome ? '/contact' : '/'}>
      {isHome ? labels('contact') : <Trans>Back to home</Trans>}
    </ButtonLink>
  )
}
