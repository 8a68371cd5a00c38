import { prefersReducedData } from './media/prefers-reduced-data.ts'

/** A phone with less memory does only what it is asked for. */
const MIN_MEMORY_GB = 2

/**
 * Whether this device and its connection may do what nobody has asked for yet, in a tab that is in front. Not
 * all browsers describe them.
 */
export function canWorkAhead(): boolean {
  const { connection, deviceMemory = MIN_MEMORY_GB } = navigator
  const isSlow = connection?.effectiveType?.endsWith('2g') === true
  return !isSlow && !prefersReducedData() && deviceMemory >= MIN_MEMORY_GB && !document.hidden
}
