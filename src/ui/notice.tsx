import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { LiveRegion } from './live-region.tsx'

interface NoticeProps {
  children: ReactNode
  /** Resolves once it is known whether the notice stays. */
  onTryAgain?: () => Promise<unknown>
  /** A link that leads on. */
  link?: ReactNode
}

/** A text that comes together with its live region is not said, so it comes again after this time. */
const SAID_AFTER_MS = 100

/** A message in the place of missing content. Screen readers say it, and once more if it stays after a try. */
export function Notice({ children, onTryAgain, link }: NoticeProps) {
  const [turn, setTurn] = useState(0)
  const [trying, setTrying] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setTurn, SAID_AFTER_MS, 1)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  const tryAgain = async () => {
    setTrying(true)
    await onTryAgain?.()
    setTrying(false)
    setTurn((last) => last + 1)
  }
  return (
    <LiveRegion as="div" role="status" className="centered">
      <p key={turn}>{children}</p>
      {onTryAgain && (
        <Button aria-busy={trying} onClick={() => void tryAgain()}>
          <Trans comment="Button below a notice that something could not be loaded">
            Try again
          </Trans>
        </Button>
      )}
      {link}
    </LiveRegion>
  )
}
