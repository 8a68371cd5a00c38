import './contents-list.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AnchoredHeading } from '../ui/rich-text/heading-anchors.ts'

/** With fewer headings, a list of them is not worth its room. */
const MANY = 4

interface ContentsListProps {
  headings: AnchoredHeading[]
  /** The language of the headings, if it is not the page's. */
  lang: string | undefined
}

/** Links to the headings of a long text. */
export function ContentsList({ headings, lang }: ContentsListProps) {
  const { t } = useLingui()
  if (headings.length < MANY) return null
  return (
    <nav className="contents-list" aria-label={t`On this page`}>
      <p>
        <Trans comment="Above the list of an article's headings">On this page</Trans>
      </p>
      <ol lang={lang}>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
