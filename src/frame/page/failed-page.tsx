import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { use, useEffect, useRef, useState } from 'react'
import { LostPartError } from '../../lazy-part.ts'
import { PageStartingContext } from '../../ui/page-starting-context.ts'
import { CrashNotice } from './crash-notice.tsx'
import { LostPartNotice } from './lost-part-notice.tsx'

/** Takes the place of a page whose code is lost or throws. */
export function FailedPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isFirstPage] = useState(use(PageStartingContext))
  useEffect(() => {
    // A page that was opened had the focus, which is lost with it.
    if (!isFirstPage && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [isFirstPage])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="centered">
        <Trans comment="Heading of the page that stands in for one that fails">
          This page could not be shown
        </Trans>
      </h1>
      {error instanceof LostPartError ? (
        <LostPartNotice error={error} reset={() => void router.invalidate()} />
      ) : (
        <CrashNotice />
      )}
    </>
  )
}
