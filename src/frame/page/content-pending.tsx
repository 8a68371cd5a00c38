import './content-pending.css'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { LiveRegion } from '../../ui/live-region.tsx'
import { SectionDivider } from '../../ui/section-divider.tsx'

const UNNOTICED_MS = 600

/** Keeps room for content that is loading. If loading takes long, it says so. */
export function ContentPending() {
  const [noticed, setNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setNoticed, UNNOTICED_MS, true)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return (
    <div className="centered content-pending">
      <LiveRegion role="status">
        {noticed && <Trans comment="While content takes long">The content is on its way.</Trans>}
      </LiveRegion>
      <div aria-busy>{noticed && <SectionDivider />}</div>
    </div>
  )
}
