import './gallery.css'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Picture } from '../../ui/media/picture.tsx'
import { GALLERY_PICTURES, type GalleryCategory } from '../content/gallery-pictures.ts'
import { LOAD_MORE } from '../template-links.ts'
import { FilteredGrid } from './filtered-grid.tsx'

const CATEGORIES = [
  { category: 'institute', word: msg`Institute` },
  { category: 'library', word: msg`Library` },
  { category: 'entertainment', word: msg`Entertainment` },
  { category: 'classroom', word: msg`Classroom` },
] as const satisfies { category: GalleryCategory; word: object }[]

export function Gallery() {
  const { t, i18n } = useLingui()
  return (
    <div className="page-width gallery">
      <FilteredGrid
        label={t`Pictures`}
        filters={CATEGORIES.map(({ category, word }) => ({ category, label: i18n._(word) }))}
        items={GALLERY_PICTURES.map(({ image, title, category }) => ({
          id: title,
          category,
          content: (
            <figure>
              <Picture file={image} width={1200} height={900} />
              <figcaption lang="en">{title}</figcaption>
            </figure>
          ),
        }))}
      />
      <a href={LOAD_MORE} className="button">
        <Trans>Load more</Trans>
      </a>
    </div>
  )
}
