import './error-page.css'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'

/** Shown in a page's place should its code throw or not arrive; header and footer stay. */
export function CrashPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error('The page could not be shown.', error)
  }, [error])
  return (
    <div className="error-page">
      <h1 tabIndex={-1}>
        <Trans>This page could not be shown</Trans>
      </h1>
      <p>
        <Trans>Load it again. If that does not help, please call us.</Trans>
      </p>
      <Button
        onClick={() => {
          location.reload()
        }}
      >
        <Trans>Load the page again</Trans>
      </Button>
    </div>
  )
}
