import { useLingui } from '@lingui/react/macro'
import { ClosingBlock } from './closing-block.tsx'

/** The end of an inner page: a link to what its reader may do next. */
export function NextStep() {
  const { t } = useLingui()
  return (
    <ClosingBlock
      title={t({
        message: 'Talk to us about your project',
        comment: 'Heading at the end of a page',
      })}
      description={t({
        message:
          'A few lines are enough: what you make, where you sell it, how much space you need.',
        comment: 'At the end of a page, above the button to the contact form',
      })}
      readMoreLink="/contact"
      readMoreLabel={t({
        message: 'Write to us',
        comment: 'Button that leads to the contact form',
      })}
    />
  )
}
