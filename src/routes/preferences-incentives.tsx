import { createFileRoute } from '@tanstack/react-router'
import { residentIncentivesPage } from '../api/resident-incentives-page.ts'
import { Article } from '../blocks/article.tsx'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { BelowFirstScreen } from '../frame/page/below-first-screen.tsx'
import { recordRoute } from '../frame/page/record-route.tsx'

export const Route = createFileRoute('/preferences-incentives')(
  recordRoute({
    heading: { label: 'residentIncentives' },
    endpoint: residentIncentivesPage,
    longTexts: ({ description }) => [description],
    content: (page) => (
      <>
        <InformativeBlock {...page.informative} side="right" />
        <BelowFirstScreen>
          <Article text={page.description} />
          <NextStep to="/residents" />
        </BelowFirstScreen>
      </>
    ),
  }),
)
