import { createFileRoute } from '@tanstack/react-router'
import { becomeResidentPage } from '../api/become-resident-page.ts'
import { Article } from '../blocks/article.tsx'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { BelowFirstScreen } from '../frame/page/below-first-screen.tsx'
import { recordRoute } from '../frame/page/record-route.tsx'
import { ServicesStep } from './-services-step.tsx'

export const Route = createFileRoute('/residents')(
  recordRoute({
    heading: { label: 'howToBecomeResident' },
    endpoint: becomeResidentPage,
    longTexts: ({ description }) => [description],
    content: (page) => (
      <>
        <InformativeBlock {...page.informative} />
        <BelowFirstScreen>
          <Article title={page.title} text={page.description} />
          <ServicesStep />
        </BelowFirstScreen>
      </>
    ),
  }),
)
