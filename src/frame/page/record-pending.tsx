import './record-pending.css'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { SectionRule } from '../../ui/section-rule.tsx'

/** How long content may be on its way before its place says so, in milliseconds. */
const UNNOTICED = 600

/** The room that content will take; it says that it is on its way where that takes long. */
export function RecordPending() {
  const [noticed, setNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setNoticed(true)
    }, UNNOTICED)
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
