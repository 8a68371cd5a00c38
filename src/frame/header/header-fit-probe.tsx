import { useNavbarData } from '../../api/hooks.ts'
import { useNavigationEntries } from '../navigation/navigation-entries.ts'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'

/**
 * Takes as much of the header's row as the navigation bar with all its labels and the call button
 * would, but cannot be seen. The space that it leaves shows whether they fit (`header.css`).
 */
export function HeaderFitProbe() {
  const entries = useNavigationEntries()
  const labels = useNavigationLabels()
  const navbar = useNavbarData()
  return (
    <>
      <div aria-hidden className="header-fit-probe">
        {entries.map((entry) => (
          <span
            key={entry.label}
            data-label={labels(entry.label)}
            data-group={Boolean(entry.links) || undefined}
          />
        ))}
      </div>
      {navbar?.callNowNumber && (
        <div aria-hidden className="header-fit-probe call-now">
          <span data-label={labels('callNowText')} />
        </div>
      )}
    </>
  )
}
