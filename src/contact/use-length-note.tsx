import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { charactersLeft } from '../isomorphic/contact-message.ts'

/** The note is shown once there are no more than these. */
const FEW_CHARACTERS = 100

/** Says how many characters a message has left, or too many. False while there are many left. */
export function useLengthNote(message: string) {
  const { t } = useLingui()
  const left = charactersLeft(message)
  if (left >= 0) {
    return (
      left <= FEW_CHARACTERS &&
      t({
        message: `Characters left: ${left}`,
        comment: 'Below the message field, near its limit of 1000',
      })
    )
  }
  const over = -left
  return (
    <strong>
      {t({
        message: plural(over, { one: '# character too many', other: '# characters too many' }),
        comment: 'Below the message field: so many characters past its limit of 1000',
      })}
    </strong>
  )
}
