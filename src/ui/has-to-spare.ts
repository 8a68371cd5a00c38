import { prefersReducedData } from './media/prefers-reduced-data.ts'

/** A phone with less memory, in GB, does only what it is asked for. */
const ENOUGH_MEMORY = 2

/** Whether this device and line may do what nobody has asked for yet. Not all browsers say what they are. */
export function hasToSpare(): boolean {
  const { connection, deviceMemory = ENOUGH_MEMORY } = navigator as {
    connection?: { effectiveType?: string }
    deviceMemory?: number
  }
  const isSlow = connection?.effectiveType?.endsWith('2g') === true
  return !isSlow && !prefersReducedData() && deviceMemory >= ENOUGH_MEMORY && !document.hidden
}
