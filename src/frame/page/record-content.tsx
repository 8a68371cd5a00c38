import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import type { RecordQuery } from '../../api/records/content-record.ts'
import { useLocalize } from '../../i18n/active-language.ts'
import { holdsSomething } from '../../i18n/holds-something.ts'
import type { InOneLanguage } from '../../i18n/localized.ts'
import { Notice } from '../../ui/notice.tsx'
import { useNavigationLabels } from '../navigation/navigation-label.ts'
import { useActivePath } from '../navigation/use-active-path.ts'
import { RecordPending } from './record-pending.tsx'

interface RecordContentProps<T> {
  /** The record of the page, as its hook gives it. */
  of: RecordQuery<T>
  /** Draws the record in the language on the screen. */
  children: (record: InOneLanguage<T & {}>) => ReactNode
}

/**
 * Shows the content of a page's record, or a notice if the record is empty or its call failed.
 * Until the call has ended, it keeps room for the content.
 */
export function RecordContent<T>({ of: query, children }: RecordContentProps<T>) {
  const localize = useLocalize()
  const tryAgain = async () => {
    const { data } = await query.refetch({ cancelRefetch: false })
    // 'Try again', which has the focus, disappears.
    if (data) document.querySelector<HTMLElement>('main h1')?.focus()
  }

  // The old content stays until the new texts are sanitised.
  const data = useDeferredValue(query.data) ?? query.data
  const record = data && localize(data)
  // A record that has only a banner has no content.
  if (record && holdsSomething({ ...record, banner: undefined })) {
    return <Suspense fallback={<RecordPending />}>{children(record)}</Suspense>
  }
  if (record || (query.isSuccess && query.data === null)) {
    return (
      <Notice wayOn={<WayOn />}>
        <Trans comment="In place of the content of a page that has none">
          There is nothing here yet.
        </Trans>
      </Notice>
    )
  }
  // During a new try the notice stays, so that its button keeps the focus.
  const firstTime = query.isPending && query.errorUpdateCount === 0
  if (firstTime && query.isFetching) return <RecordPending />
  return (
    <Notice onTryAgain={() => void tryAgain()}>
      <Trans comment="In place of the content of a page">This content could not be loaded.</Trans>
    </Notice>
  )
}

/** Leads on from a page without content: home, and from home to the contacts. */
function WayOn() {
  const labels = useNavigationLabels()
  const isHome = useActivePath() === '/'
  return (
    <Link to={isHome ? '/contact' : '/'} className="button" data-look="plain">
      {isHome ? labels('contact') : <Trans>Back to home</Trans>}
    </Link>
  )
}
