import './contents-list.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AddressedHeading } from '../ui/heading-addresses.ts'

/** How many headings make a list of them worthwhile. */
const MANY = 4

/** Links to the headings of a long text. */
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
