import './gallery.css'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Picture } from '../../ui/media/picture.tsx'
import { GALLERY_PICTURES, type GalleryCategory } from '../content/gallery-pictures.ts'
import { LOAD_MORE } from '../template-links.ts'
import { FilteredGrid } from './filtered-grid.tsx'

const CATEGORIES = [
  {
    category: 'institute',
    word: msg({ message: 'Institute', comment: 'Button that shows only such pictures' }),
  },
  {
    category: 'library',
    word: msg({ message: 'Library', comment: 'Button that shows only such pictures' }),
  },
  {
    category: 'entertainment',
    word: msg({ message: 'Entertainment', comment: 'Button that shows only such pictures' }),
  },
  {
    category: 'classroom',
    word: msg({ message: 'Classroom', comment: 'Button that shows only such pictures' }),
  },
] as const satisfies { category: GalleryCategory; word: object }[]

export function Gallery() {
  const { t, i18n } = useLingui()
  return (
    <div className="page-width gallery">
      <FilteredGrid
        label={t({ message: 'Pictures', comment: 'Heard, not seen: a list of pictures' })}
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
        <Trans comment="Link below the pictures">Load more</Trans>
      </a>
    </div>
  )
}
