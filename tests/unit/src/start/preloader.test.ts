import { expect, test, vi } from 'vitest'
import { untilDrawingDeadline } from '../../../../src/start/preloader.ts'

/** Adds a preloader that was first drawn `ago` milliseconds ago. */
function showPreloader(ago: number) {
  const preloader = document.createElement('div')
  preloader.id = 'preloader'
  preloader.getAnimations = () => [{ currentTime: ago } as unknown as Animation]
  document.body.append(preloader)
}

test('a page is drawn 250 ms before its preloader goes', async () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(5000)
  const drawn = vi.fn()
  showPreloader(100)
  void untilDrawingDeadline().then(drawn)
  await vi.advanceTimersByTimeAsync(1149)
  expect(drawn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(drawn).toHaveBeenCalledOnce()

  document.body.replaceChildren()
  showPreloader(1500)
  void untilDrawingDeadline().then(drawn)
  await vi.advanceTimersByTimeAsync(1)
  expect(drawn).toHaveBeenCalledTimes(2)
})
