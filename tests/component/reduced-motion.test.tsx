import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useReducedMotion } from '../../src/ui/hooks/use-reduced-motion.ts'

test('the wish for less motion has one listener, however often its component is drawn', () => {
  const listeners = new Set<() => void>()
  const list = { matches: false, removeEventListener: vi.fn() }
  const addEventListener = vi.fn((_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('matchMedia', () => ({ ...list, addEventListener }))

  function Moving({ drawing }: { drawing: number }) {
    return `${drawing}: ${useReducedMotion()}`
  }
  const { rerender } = render(<Moving drawing={1} />)
  rerender(<Moving drawing={2} />)
  expect(screen.getByText('2: false')).toBeInTheDocument()
  expect(addEventListener).toHaveBeenCalledOnce()
  expect(list.removeEventListener).not.toHaveBeenCalled()
})
