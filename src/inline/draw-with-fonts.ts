import { loadFonts } from '../isomorphic/load-fonts.ts'
import { ROOT_ID } from '../isomorphic/page-marks.ts'

// Step 4 of `index.html`. Draws the page as soon as the fonts for the text of its main part have loaded, by
// ending the animation `fonts-ready`. The header has the languages' own names, too, but the fonts for those are
// needed only when its menu opens. Before it is drawn, a page that opens at its top has no layout: otherwise the
// browser would lay out all text twice, first in system fonts. A page that opens elsewhere (at the target of its
// link, after a reload, on the way back) needs its layout.

const { style } = document.getElementById(ROOT_ID) ?? document.body
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
// The name of the visit is its address. `location.hash` would leave out the text that a search engine's
// link names (`#:~:text=…`).
const opensAtTop = visit?.type === 'navigate' && !visit.name.includes('#')
if (opensAtTop) style.contentVisibility = 'hidden'
const text = document.querySelector('main')?.textContent
const aSecond = new Promise((resolve) => setTimeout(resolve, 1000))
void Promise.race([loadFonts(text), aSecond]).then(() => {
  // If the animation were only finished, it would hide the page again after printing.
  document.body.style.animation = 'none'
  style.contentVisibility = ''
})
