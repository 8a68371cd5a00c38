import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useReducedMotion } from '../../src/ui/hooks/use-reduced-motion.ts'

test('the wish for less motion has one listener', () => {
  const [addEventListener, removeEventListener] = [vi.fn(), vi.fn()]
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener, removeEventListener }))
  const { result, rerender } = renderHook(useReducedMotion)
  rerender()
  expect(result.current).toBe(true)
  expect(addEventListener).toHaveBeenCalledOnce()
  expect(removeEventListener).not.toHaveBeenCalled()
})
