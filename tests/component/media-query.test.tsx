import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useMediaQuery } from '../../src/ui/hooks/use-media-query.ts'

test('a media query has one listener, however often its component is drawn', () => {
  const listeners = new Set<() => void>()
  const list = { matches: false, removeEventListener: vi.fn() }
  const addEventListener = vi.fn((_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('matchMedia', () => ({ ...list, addEventListener }))

  function Wide({ drawing }: { drawing: number }) {
    return `${drawing}: ${useMediaQuery('(min-width: 768px)', false)}`
  }
  const { rerender } = render(<Wide drawing={1} />)
  rerender(<Wide drawing={2} />)
  expect(screen.getByText('2: false')).toBeInTheDocument()
  expect(addEventListener).toHaveBeenCalledOnce()
  expect(list.removeEventListener).not.toHaveBeenCalled()
})
