import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { InOneLanguage } from '../../i18n/localized.ts'
import { useLocalize } from '../../i18n/use-localize.ts'
import { Notice } from '../../ui/notice.tsx'

interface RecordContentProps<T> {
  /** The record of the page, as its hook gives it. */
  of: UseQueryResult<T | null>
  /** Draws the record in the language on the screen. */
  children: (record: InOneLanguage<T & {}>) => ReactNode
}

/**
 * The content of a page: what its record holds; a notice when that could not be had; and, while
 * it is on its way, the room it will take.
 */
export function RecordContent<T>({ of: query, children }: RecordContentProps<T>) {
  const localize = useLocalize()
  // A second press, before the first has brought anything to the screen, asks for nothing more.
  const asking = useRef(false)
  const tryAgain = async () => {
    if (asking.current) return
    asking.current = true
    const { data } = await query.refetch()
    asking.current = Boolean(data)
    // The button that had the focus goes.
    if (data) document.querySelector<HTMLElement>('main h1')?.focus()
  }

  if (query.data) return children(localize(query.data))
  // A notice stays while it asks again, and with it the focus on its button.
  const firstTime = query.isPending && query.errorUpdateCount === 0
  if (firstTime && query.isFetching) return <div className="record-pending" aria-busy />
  return <Notice onTryAgain={() => void tryAgain()} />
}
