import './contents-list.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AddressedHeading } from '../ui/heading-addresses.ts'

/** From how many headings on a text is worth a list of them. */
const MANY = 4

/** The headings of a long text, to go to. */
export function ContentsList({ headings }: { headings: AddressedHeading[] }) {
  const { t } = useLingui()
  if (headings.length < MANY) return null
  return (
    <nav className="contents-list" aria-label={t`On this page`}>
      <p>
        <Trans comment="Above the list of an article's headings">On this page</Trans>
      </p>
      <ol>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
