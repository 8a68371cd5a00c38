import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import type { RecordQuery } from '../../api/records/content-record.ts'
import { holdsSomething } from '../../api/wire/wire.ts'
import { useLocalize } from '../../i18n/active-language.ts'
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
 * The content of a page's record; a notice if it is empty or its call failed; until then, room
 * for it.
 */
export function RecordContent<T>({ of: query, children }: RecordContentProps<T>) {
  const localize = useLocalize()
  const tryAgain = async () => {
    const { data } = await query.refetch({ cancelRefetch: false })
    // The button that had the focus disappears.
    if (data) document.querySelector<HTMLElement>('main h1')?.focus()
  }

  // The old content stays until the texts of the new are sanitised.
  const data = useDeferredValue(query.data) ?? query.data
  const record = data && localize(data)
  // The banner is not part of the content.
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
  // The notice stays during a new try, and with it the focus on its button.
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
