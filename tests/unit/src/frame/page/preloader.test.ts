import { expect, test, vi } from 'vitest'
import { untilDrawingDeadline } from '../../../../../src/frame/page/preloader.ts'

/** Adds a preloader that was first drawn `ago` milliseconds ago. */
function showPreloader(ago: number) {
  const preloader = document.createElement('div')
  preloader.id = 'preloader'
  preloader.getAnimations = () => [{ currentTime: ago } as unknown as Animation]
  document.body.append(preloader)
}

/** How long a page waits until it is drawn. */
async function waited(): Promise<number> {
  const start = Date.now()
  const drawn = untilDrawingDeadline()
  await vi.runAllTimersAsync()
  await drawn
  return Date.now() - start
}

test('a page is drawn 250 ms before its preloader goes, or at once if that has gone', async () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(5000)
  showPreloader(100)
  expect(await waited()).toBe(1150)
  document.body.replaceChildren()
  showPreloader(1500)
  expect(await waited()).toBeLessThanOrEqual(1)
})
