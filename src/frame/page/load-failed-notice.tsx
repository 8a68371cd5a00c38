import { Trans } from '@lingui/react/macro'
import { Notice } from '../../ui/notice.tsx'

/** In the place of content that could not be loaded. */
export function LoadFailedNotice({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Notice onTryAgain={onTryAgain}>
      <Trans comment="In place of the content of a page">This content could not be loaded.</Trans>
    </Notice>
  )
}
