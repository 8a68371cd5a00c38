import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PagePath } from '../ui/links/page-path.ts'
import { ClosingBlock } from './closing-block.tsx'

/** The decisions of an investor, in their order, each with the page that helps with it. */
const DECISIONS = {
  '/about-FEZ': {
    title: msg({
      message: 'Where in Armenia is the zone?',
      comment: 'Heading at the end of a page',
    }),
    description: msg({
      message: 'See where the zone lies, what is on the site and who runs it.',
      comment: 'At the end of a page, above the button to the page about the zone',
    }),
    button: msg({
      message: 'See the zone',
      comment: 'Button that leads to the page about the zone',
    }),
  },
  '/preferences-incentives': {
    title: msg({ message: 'What would you save here?', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'Compare the taxes and duties in the zone with those outside it.',
      comment: 'At the end of a page, above the button to the incentives',
    }),
    button: msg({ message: 'Compare the taxes', comment: 'Button that leads to the incentives' }),
  },
  '/residents': {
    title: msg({
      message: 'How do you become a resident?',
      comment: 'Heading at the end of a page',
    }),
    description: msg({
      message: 'See who may apply, what you submit and how long each step takes.',
      comment: 'At the end of a page, above the button to the steps to residency',
    }),
    button: msg({
      message: 'See the steps',
      comment: 'Button that leads to the steps to residency',
    }),
  },
  '/services': {
    title: msg({ message: 'What will it cost?', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'See what residents pay, and what the zone does for them in return.',
      comment: 'At the end of a page, above the button to the services',
    }),
    button: msg({ message: 'Services and costs', comment: 'Button that leads to the services' }),
  },
  '/contact': {
    title: msg({ message: 'See the halls for yourself', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'Tell us how much space and power you need, and we will show you what fits.',
      comment: 'At the end of a page, above the button to the contact form',
    }),
    button: msg({ message: 'Arrange a visit', comment: 'Button that leads to the contact form' }),
  },
} satisfies Partial<Record<PagePath, object>>

/** The end of an inner page, with a link to the page that helps with the reader's next decision. */
export function NextStep({ to }: { to: keyof typeof DECISIONS }) {
  const { i18n } = useLingui()
  const { title, description, button } = DECISIONS[to]
  return (
    <ClosingBlock
      title={i18n._(title)}
      description={i18n._(description)}
      link={to}
      label={i18n._(button)}
    />
  )
}
