import { useSyncExternalStore } from 'react'

/** The number of items side by side, by the least viewport width for it in CSS pixels. */
export type ItemsPerWidth = Readonly<Record<number, number>>

/** The number of items for the present viewport: one if it is narrower than all widths. */
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
