import { createFileRoute } from '@tanstack/react-router'
import { servicePage } from '../api/service-page.ts'
import { CardGrid } from '../blocks/card-grid.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { recordRoute } from '../frame/page/record-route.tsx'

export const Route = createFileRoute('/services')(
  recordRoute({
    heading: { label: 'services' },
    endpoint: servicePage,
    content: (page) => (
      <>
        <PageIntro text={page.description} image={page.mainImage} />
        <CardGrid columns={3} cards={page.services} />
        <NextStep to="/contact" />
      </>
    ),
  }),
)
