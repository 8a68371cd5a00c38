import { createFileRoute } from '@tanstack/react-router'
import { aboutPage } from '../api/about-page.ts'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { BelowFirstScreen } from '../frame/page/below-first-screen.tsx'
import { recordRoute } from '../frame/page/record-route.tsx'

export const Route = createFileRoute('/about-FEZ')(
  recordRoute({
    heading: { label: 'aboutFez' },
    endpoint: aboutPage,
    content: (page) => (
      <>
        <InformativeBlock {...page.informative1} />
        <BelowFirstScreen>
          <InformativeBlock {...page.informative2} side="right" arched />
          <NextStep to="/preferences-incentives" />
        </BelowFirstScreen>
      </>
    ),
  }),
)
