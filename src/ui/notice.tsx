import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface NoticeProps {
  children: ReactNode
  onTryAgain?: () => void
}

/** Stands where content is missing. */
export function Notice({ children, onTryAgain }: NoticeProps) {
  return (
    <div role="status" className="mx-auto max-w-prose px-5 py-24 text-center">
      <p className="text-lg">{children}</p>
      {onTryAgain && (
        <div className="mt-6">
          <Button onClick={onTryAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
