import './text-items.css'
import { Trans } from '@lingui/react/macro'
import type { ContentHtml } from '../i18n/content-text.ts'
import { Picture } from '../ui/media/picture.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

interface TextItemsProps {
  texts: { id: string; description: ContentHtml | undefined }[]
  /** The picture behind the texts. */
  banner: string | undefined
}

/** Short texts, such as questions and answers, over a picture. */
export function TextItems({ texts, banner }: TextItemsProps) {
  return (
    <section className="text-items backdrop-parent">
      <Picture className="backdrop" file={banner} />
      <h2 className="sr-only">
        <Trans comment="Heard, not seen: the heading above short questions and answers">
          In short
        </Trans>
      </h2>
      <ul className="page-width">
        {texts.map((text) => (
          <li key={text.id}>
            <RichText html={text.description} />
          </li>
        ))}
      </ul>
    </section>
  )
}
