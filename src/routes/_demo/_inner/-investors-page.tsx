import { InformativeBlock } from '../../../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../../../blocks/reasons-carousel.tsx'
import { config } from '../../../config.ts'
import { CallToAction } from '../../../template/blocks/call-to-action.tsx'
import { LatestPosts } from '../../../template/blocks/latest-posts.tsx'
import { POSTS } from '../../../template/content/posts.ts'
import { REASONS } from '../../../template/content/reasons.ts'
import workshop from '../../../template/pictures/workshop.svg'
import { placeholder, placeholderHtml } from '../../../template/placeholder.ts'
import { CONTACT_PATH } from '../../../template/template-links.ts'

export function InvestorsPage() {
  return (
    <>
      <InformativeBlock
        title={placeholder('Invest in what you can walk through')}
        description={placeholderHtml(
          '<p>Every hall can be seen, every meter read, and every neighbour asked. Bring good shoes and a list of questions.</p>',
        )}
        file={workshop}
        side="right"
        readMoreLink={CONTACT_PATH}
      />
      <ReasonsCarousel reasons={REASONS.slice(0, 3)} />
      <CallToAction
        title="The whole country in figures"
        text="What to know before a first visit, kept up to date by the national agency."
        label="Open the investment site"
        href={config.investmentUrl}
      />
      <LatestPosts posts={POSTS.slice(0, 6)} />
    </>
  )
}
