import './choices.css'
import './filtered-grid.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { LiveRegion } from '../../ui/live-region.tsx'

interface FilteredGridProps<Category extends string> {
  /** The name of the filters for screen readers. */
  label: string
  /** The categories without 'All', which is always the first filter. */
  filters: { category: Category; label: string }[]
  items: { id: string; category: Category; content: ReactNode }[]
}

/** A grid that shows only the items of the chosen category (requirements, section 4). */
export function FilteredGrid<Category extends string>({
  label,
  filters,
  items,
}: FilteredGridProps<Category>) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Category | 'all'>('all')
  const shown = items.filter(({ category }) => chosen === 'all' || category === chosen)
  const count = shown.length
  return (
    <div className="filtered-grid">
      <div role="group" aria-label={label} className="choices">
        {[
          {
            category: 'all' as const,
            label: t({
              message: 'All',
              comment: 'Button that shows all courses or pictures again',
            }),
          },
          ...filters,
        ].map((filter) => (
          <button
            key={filter.category}
            type="button"
            aria-pressed={filter.category === chosen}
            onClick={() => {
              setChosen(filter.category)
            }}
          >
            {filter.label}
          </button>
        ))}
      </div>
      <ul>
        {shown.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <LiveRegion className="sr-only">
        <Trans comment="Heard, not seen: how many a filter has left">Shown: {count}</Trans>
      </LiveRegion>
    </div>
  )
}
