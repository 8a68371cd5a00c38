import { Trans } from '@lingui/react/macro'
import { Button } from './button.tsx'

interface NoticeProps {
  onTryAgain: () => void
}

/** Stands where content could not be had, and lets the visitor ask for it again. */
export function Notice({ onTryAgain }: NoticeProps) {
  return (
    <div role="status" className="mx-auto max-w-prose px-5 py-24 text-center">
      <p className="mb-6 text-lg">
        <Trans comment="In place of the content of a page">This content could not be loaded.</Trans>
      </p>
      <Button onClick={onTryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
