import './contents-list.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TocEntry } from '../html/toc-entries.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** With fewer headings, a list of them is not worth its room. */
const MANY = 4

interface ContentsListProps {
  headings: TocEntry[]
  /** The language of the headings, if it is not the page's. */
  lang: string | undefined
}

/** Links to the headings of a long text. The one whose section is being read is marked. */
export function ContentsList({ headings, lang }: ContentsListProps) {
  const { t } = useLingui()
  const current = useSectionInView(headings)
  if (headings.length < MANY) return null
  return (
    <nav className="contents-list text-links" aria-label={t`On this page`}>
      <p>
        <Trans comment="Above the list of an article's headings">On this page</Trans>
      </p>
      <ol lang={lang}>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
