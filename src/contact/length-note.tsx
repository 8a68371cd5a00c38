import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Says how many characters a message has left, or too many if the number is negative. */
export function LengthNote({ left }: { left: number }) {
  const { t } = useLingui()
  if (left >= 0) {
    // A text of its own would be replaced by a browser that translates the page, and React could not remove it.
    return (
      <span>
        {t({
          message: `Characters left: ${left}`,
          comment: 'Below the message field, near its limit of 1000',
        })}
      </span>
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
