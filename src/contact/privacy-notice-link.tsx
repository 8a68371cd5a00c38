import { useLingui } from '@lingui/react/macro'
import type { ContentHtml } from '../i18n/content-text.ts'
import { useTocEntries } from '../ui/rich-text/use-toc-entries.ts'

/** The element around the text. The link leads here if no heading has its words. */
export const PRIVACY_TEXT_ID = 'privacy-text'

/** Leads to the section of a text that says what becomes of personal data. */
export function PrivacyNoticeLink({ text }: { text: ContentHtml | undefined }) {
  const { t } = useLingui()
  const headings = useTocEntries(text)
  const title = t({
    message: 'Your data',
    comment:
      'Link below the contact form to the section of the contact record that has this heading',
  })
  const section = headings.find(({ words }) => words === title)
  return text && <a href={`#${section?.id ?? PRIVACY_TEXT_ID}`}>{title}</a>
}
