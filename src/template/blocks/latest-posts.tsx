import { useLingui } from '@lingui/react/macro'
import { CarouselSection } from '../../blocks/carousel-section.tsx'
import type { Post } from '../content/posts.ts'
import { PostCard } from './post-card.tsx'

/** Requirements, section 9. */
const ITEMS_PER_WIDTH = { 768: 2, 992: 3 }

export function LatestPosts({ posts }: { posts: Post[] }) {
  const { t } = useLingui()
  return (
    <CarouselSection
      title={t({ message: 'Latest posts', comment: 'Heading above posts of the blog' })}
      itemsPerWidth={ITEMS_PER_WIDTH}
      slides={posts.map((post) => (
        <PostCard key={post.title} post={post} level={3} />
      ))}
    />
  )
}
