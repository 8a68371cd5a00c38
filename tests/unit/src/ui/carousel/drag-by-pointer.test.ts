import { expect, test } from 'vitest'
import { slidesDragged } from '../../../../../src/ui/carousel/drag-by-pointer.ts'

test.each([
  [[0, 1, -40, 79, -79, 79.9], 400, 0],
  [[80, 81, 200], 400, -1],
  [[-80, -81, -200], 400, 1],
  [[80], 1920, -1],
  [[-800], 400, 2],
  [[1210], 400, -3],
])('a drag of %j px over slides of %d px moves %d slides', (distances, width, slides) => {
  for (const distance of distances)
    expect(slidesDragged(distance, width), `${distance}`).toBe(slides)
})
