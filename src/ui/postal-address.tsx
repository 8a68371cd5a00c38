import './postal-address.css'
import { type ContentText, unwrapText } from '../i18n/content-text.ts'

/** A postal address. Its lines end at commas, so that no name in it is broken if it fits a line. */
export function PostalAddress({ of: text }: { of: ContentText | undefined }) {
  const parts = unwrapText(text)?.match(/[^,]+,? */g)
  return (
    parts && (
      <address className="postal-address">
        {parts.map((part, index) => (
          <span key={index}>{part}</span>
        ))}
      </address>
    )
  )
}
