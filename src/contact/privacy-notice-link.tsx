import { useLingui } from '@lingui/react/macro'
import type { ContentHtml } from '../i18n/content-text.ts'
import { useTocEntries } from '../ui/rich-text/use-toc-entries.ts'

/** Leads to the section of a text that says what becomes of personal data, if the text has one. */
export function PrivacyNoticeLink({ text }: { text: ContentHtml | undefined }) {
  const { t } = useLingui()
  const headings = useTocEntries(text)
  const title = t({
    message: 'Your data',
    comment:
      'Link below the contact form to the section of the contact record that has exactly this heading',
  })
  const section = headings.find(({ words }) => words === title)
  return section && <a href={`#${section.id}`}>{title}</a>
}
