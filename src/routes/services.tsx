import { createFileRoute } from '@tanstack/react-router'
import { servicePage } from '../api/service-page.ts'
import { CardGrid } from '../blocks/card-grid.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { PageText } from '../blocks/page-text.tsx'
import { BelowFirstScreen } from '../frame/page/below-first-screen.tsx'
import { recordRoute } from '../frame/page/record-route.tsx'
import { splitAtHeading } from '../ui/rich-text/split-at-heading.ts'

export const Route = createFileRoute('/services')(
  recordRoute({
    heading: { label: 'services' },
    endpoint: servicePage,
    longTexts: ({ description }) => splitAtHeading(description),
    content: ({ description, mainImage, services }) => {
      const [lead, rest] = splitAtHeading(description)
      return (
        <>
          <PageText text={lead} image={mainImage} contents={rest} />
          <BelowFirstScreen>
            {services && <CardGrid columns={3} cards={services} />}
            <PageText text={rest} />
            <NextStep to="/contact" />
          </BelowFirstScreen>
        </>
      )
    },
  }),
)
