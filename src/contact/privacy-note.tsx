import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ContentHtml } from '../i18n/content-text.ts'
import { PRIVACY_TEXT_ID } from '../isomorphic/page-marks.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { useTocEntries } from '../ui/rich-text/use-toc-entries.ts'
import { useSiteContext } from '../ui/use-site-context.ts'

/**
 * Says what personal data is used for, and for how long it is kept if the server knows. Leads to the notice on
 * personal data if `text` has one.
 */
export function PrivacyNote({ text }: { text: ContentHtml | undefined }) {
  const { keepDays } = useSiteContext().serverFacts
  const days = Number(keepDays)
  return (
    <p className="contact-form-privacy text-links">
      <Trans comment="Beneath the button of the contact form: what becomes of personal data">
        We use your name, email address, phone number and message only to answer you.
      </Trans>{' '}
      {days > 0 && (
        <Trans comment="After the sentence before: for how long personal data is kept">
          We delete them after <Plural value={days} one="# day" other="# days" />.
        </Trans>
      )}
      {keepDays === 'unlimited' && (
        <Trans comment="After the same sentence, if the server deletes nothing by itself">
          We keep them until you ask us to delete them.
        </Trans>
      )}{' '}
      <LazyBoundary>
        <PrivacyNoticeLink text={text} />
      </LazyBoundary>
    </p>
  )
}

/** Leads to the section of a text that says what becomes of personal data. */
function PrivacyNoticeLink({ text }: { text: ContentHtml | undefined }) {
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
