import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ClosingBlock } from './closing-block.tsx'

/** What a reader decides next, by the page that has been read: from what is saved to a visit. */
const STEPS = {
  aboutArmenia: {
    title: msg({
      message: 'From the country to the zone',
      comment: 'Heading at the end of a page',
    }),
    description: msg({
      message: 'See where the zone lies, what stands there and who runs it.',
      comment: 'At the end of a page, above the button to the page about the zone',
    }),
    link: '/about-FEZ',
    button: msg({
      message: 'See the zone',
      comment: 'Button that leads to the page about the zone',
    }),
  },
  aboutFez: {
    title: msg({ message: 'What would you save here?', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'Compare the taxes and duties in the zone with those outside it.',
      comment: 'At the end of a page, above the button to the incentives',
    }),
    link: '/preferences-incentives',
    button: msg({ message: 'Compare the taxes', comment: 'Button that leads to the incentives' }),
  },
  incentives: {
    title: msg({ message: 'How do you get in?', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'See who may apply, what you submit and how long each step takes.',
      comment: 'At the end of a page, above the button to the steps to residency',
    }),
    link: '/residents',
    button: msg({
      message: 'See the steps',
      comment: 'Button that leads to the steps to residency',
    }),
  },
  ourResidents: {
    title: msg({ message: 'Is there a place for you?', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'They came here step by step. See what the way asks of you.',
      comment: 'At the end of the page of residents, above the button to the steps to residency',
    }),
    link: '/residents',
    button: msg({
      message: 'See the conditions',
      comment: 'Button that leads to the conditions for residents',
    }),
  },
  residents: {
    title: msg({ message: 'What will it cost?', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'See what residents pay, and what the zone does for them in return.',
      comment: 'At the end of a page, above the button to the services',
    }),
    link: '/services',
    button: msg({ message: 'Services and costs', comment: 'Button that leads to the services' }),
  },
  services: {
    title: msg({ message: 'See the halls for yourself', comment: 'Heading at the end of a page' }),
    description: msg({
      message: 'Tell us how much space and power you need, and we show you what fits.',
      comment: 'At the end of a page, above the button to the contact form',
    }),
    link: '/contact',
    button: msg({
      message: 'Arrange a visit',
      comment: 'Button that leads to the contact form',
    }),
  },
}

/** The end of an inner page: a link to what its reader decides next. */
export function NextStep({ after }: { after: keyof typeof STEPS }) {
  const { i18n } = useLingui()
  const { title, description, link, button } = STEPS[after]
  return (
    <ClosingBlock
      title={i18n._(title)}
      description={i18n._(description)}
      readMoreLink={link}
      readMoreLabel={i18n._(button)}
    />
  )
}
