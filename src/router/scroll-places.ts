import { isPlainObject } from '../isomorphic/is-plain-object.ts'
import type { SiteRouter } from './router.ts'

const STORAGE_KEY = 'scroll-places'

/**
 * Scrolls an opened page to the place where its history entry was left, else to the place that its address
 * names, else to its top.
 *
 * @returns `opensAtTop` says whether the page that is being opened will be shown at its top: not if its address
 * names a place, if it was left further down, if it is the first page of a visit, or if it is on the screen
 */
export function keepScrollPlaces(router: SiteRouter): { opensAtTop: () => boolean } {
  const places = readPlaces()
  /** The router's key of the entry on the screen. */
  let shown: string | undefined

  let growing: ResizeObserver | undefined
  const stopScrolling = () => growing?.disconnect()
  /** Scrolls each time the page has grown, because its text may come late, until `scroll` says that it is there. */
  const whileGrowing = (scroll: () => boolean) => {
    stopScrolling()
    growing = new ResizeObserver(() => {
      if (scroll()) stopScrolling()
      // The event of this scroll comes a frame later, when the page may have been left.
      scrolledTo = window.scrollY
    })
    growing.observe(document.body)
  }
  for (const input of ['wheel', 'pointerdown', 'keydown'])
    document.addEventListener(input, stopScrolling, { passive: true })

  // Firefox and Safari go to a place on the page before the router hears of it, so it cannot ask then.
  let scrolledTo = window.scrollY
  for (const event of ['scroll', 'click'])
    document.addEventListener(event, () => (scrolledTo = window.scrollY), { capture: true })
  const savePlace = () => {
    if (shown) places[shown] = scrolledTo
  }
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    stopScrolling()
    savePlace()
    if (history.state !== null) return
    // An entry that the browser has made, for a place on the page, keeps its key: the router would make up another
    // one each time. If such a link is followed again, Firefox removes the state, and only the next page tells.
    const isOpen = location.href === location.origin + toLocation.publicHref
    const { state = null } = (isOpen ? toLocation : fromLocation) ?? {}
    // The router takes a call of the page's own `history.replaceState` for a change of page.
    History.prototype.replaceState.call(history, state, '')
  })
  // This is the last event before the tab is closed, is loaded again, or is put away by a phone.
  document.addEventListener('visibilitychange', () => {
    savePlace()
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places))
    } catch {
      // The browser refuses storage, as in some private windows: the places last until the next load.
    }
  })
  router.subscribe('onRendered', ({ toLocation: { hash, state }, pathChanged }) => {
    const { key = '' } = state
    // In the task that has drawn the page, this would make the browser lay it out at once, too.
    requestAnimationFrame(() => {
      const before = shown
      shown = key
      // If the visitor has scrolled before the scripts came, the page stays where it is.
      if (!before && window.scrollY) return
      // As in the browser, a link to the page on the screen leads to its top.
      const kept = shown === before ? undefined : places[key]
      if (kept === undefined && hash) {
        window.scrollTo(0, 0)
        whileGrowing(() => showPlace(hash, pathChanged && before !== undefined))
      } else whileGrowing(() => scrollDownTo(kept ?? 0))
    })
  })

  return {
    opensAtTop: () => {
      const { hash, state } = router.latestLocation
      const { key = '' } = state
      return shown !== undefined && key !== shown && !hash && !places[key]
    },
  }
}

/** @returns whether the page has the place */
function showPlace(id: string, takesFocus: boolean): boolean {
  const place = document.getElementById(id)
  place?.scrollIntoView()
  if (place && takesFocus) focusPlace(place)
  return place !== null
}

/**
 * Moves the focus to a place on a page that was opened, unless the visitor has moved it already. The Tab key then
 * goes on from there. A place that is hidden cannot have it, and leaves it to the heading.
 */
function focusPlace(place: HTMLElement): void {
  if (!document.activeElement?.matches('body, main h1')) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** @returns whether the page is high enough */
function scrollDownTo(top: number): boolean {
  window.scrollTo(0, top)
  return window.scrollY >= top - 1
}

function readPlaces(): Partial<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return isPlainObject(kept) ? Object.fromEntries(Object.entries(kept).filter(isPlace)) : {}
  } catch {
    return {}
  }
}

function isPlace(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number'
}
