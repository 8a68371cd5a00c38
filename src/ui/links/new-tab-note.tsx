import { Trans } from '@lingui/react/macro'
import { NEW_TAB_ID } from '../../isomorphic/page-marks.ts'

/** Links that open a new tab name this as their description. */
export function NewTabNote() {
  return (
    <p id={NEW_TAB_ID} hidden>
      <Trans comment="Heard, not seen: said after the name of a link">opens in a new tab</Trans>
    </p>
  )
}
