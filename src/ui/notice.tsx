import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface NoticeProps {
  children: ReactNode
  onTryAgain?: () => void
  /** A link that leads on. */
  link?: ReactNode
}

/** A message in the place of missing content. */
export function Notice({ children, onTryAgain, link }: NoticeProps) {
  return (
    <div role="status" className="centered">
      <p>{children}</p>
      {onTryAgain && (
        <Button onClick={onTryAgain}>
          <Trans comment="Button below a notice that something could not be loaded">
            Try again
          </Trans>
        </Button>
      )}
      {link}
    </div>
  )
}
