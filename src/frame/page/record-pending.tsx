import './record-pending.css'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { SectionRule } from '../../ui/section-rule.tsx'

const UNNOTICED_MS = 600

/** Keeps room for content that is loading. If loading takes long, it says so. */
export function RecordPending() {
  const [noticed, setNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setNoticed(true)
    }, UNNOTICED_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <p role="status" className="sr-only">
        {noticed && (
          <Trans comment="Heard, not seen: while content takes long">
            The content is on its way.
          </Trans>
        )}
      </p>
      <div className="record-pending" aria-busy>
        {noticed && <SectionRule />}
      </div>
    </>
  )
}
