import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { LostPartError } from '../../lazy-part.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { CrashPage } from './crash-page.tsx'
import { LostPartNotice } from './lost-part-notice.tsx'

/** In the place of a page whose code is lost or throws. */
export function FailedPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return error instanceof LostPartError ? <LostPage error={error} /> : <CrashPage />
}

function LostPage({ error }: { error: LostPartError }) {
  const router = useRouter()
  return (
    <>
      <h1 tabIndex={-1} className="centered">
        <Trans comment="Heading of the page that stands in for one that fails">
          This page could not be shown
        </Trans>
      </h1>
      <LostPartNotice error={error} reset={() => void router.invalidate().then(focusHeading)} />
    </>
  )
}
