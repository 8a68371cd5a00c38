import { useSyncExternalStore } from 'react'

/** How many items stand side by side, by the least viewport width (CSS pixels) for that many. */
export type ItemsPerWidth = Readonly<Record<number, number>>

/** The number of items for the viewport as it is now; below every width given it is one. */
export function useItemsPerView(itemsPerWidth: ItemsPerWidth): number {
  return useSyncExternalStore(
    onResize,
    () => itemsPerView(itemsPerWidth),
    () => 1,
  )
}

function itemsPerView(itemsPerWidth: ItemsPerWidth): number {
  const fitting = Object.keys(itemsPerWidth)
    .map(Number)
    .filter((width) => window.matchMedia(`(min-width: ${width}px)`).matches)
  return itemsPerWidth[Math.max(...fitting)] ?? 1
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('resize', onChange)
  }
}
