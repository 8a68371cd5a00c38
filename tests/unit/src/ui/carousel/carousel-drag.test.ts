import { expect, test } from 'vitest'
import { slidesDragged } from '../../../../../src/ui/carousel/carousel-engine.ts'

test.each([0, 1, -40, 79, -79, 79.9])('a drag of %d px springs back', (distance) => {
  expect(slidesDragged(distance, 400)).toBe(0)
})

test.each([80, 81, 200])('a drag of %d px moves one slide, against its direction', (distance) => {
  expect(slidesDragged(-distance, 400)).toBe(1)
  expect(slidesDragged(distance, 400)).toBe(-1)
})

test('a drag over several slides moves that many', () => {
  expect(slidesDragged(-800, 400)).toBe(2)
  expect(slidesDragged(1210, 400)).toBe(-3)
})

test('a drag of the least length moves one slide, however wide the slide is', () => {
  expect(slidesDragged(-80, 1920)).toBe(1)
  expect(slidesDragged(80, 1920)).toBe(-1)
})
