import { type ContentText, langOf, plainWords } from '../../i18n/content-text.ts'

/** For screen readers: 'Read More: The zone'. One text node: translations keep a second one. */
export function WhereTo({ title }: { title: ContentText | undefined }) {
  return title && <span className="sr-only" lang={langOf(title)}>{`: ${plainWords(title)}`}</span>
}
