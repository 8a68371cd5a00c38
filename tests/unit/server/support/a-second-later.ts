import { vi } from 'vitest'

/** The server looks for a file again after a second (`file-finder.ts`). */
export function aSecondLater(): void {
  const later = performance.now() + 1000
  vi.spyOn(performance, 'now').mockReturnValue(later)
}
