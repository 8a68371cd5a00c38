import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LostPartError } from '../../lazy-part.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { CrashNotice } from './crash-notice.tsx'
import { LostPartNotice } from './lost-part-notice.tsx'

/** In the place of a page whose code is lost or throws. */
export function FailedPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter()
  useEffect(() => {
    // The heading of the page that has failed may have had it.
    if (document.activeElement === document.body) focusHeading()
  }, [])
  return (
    <>
      <h1 tabIndex={-1} className="centered">
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
