import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyBoundary } from '../../src/ui/lazy-boundary.tsx'

function LostPart(): never {
  throw new Error('lost')
}

const TryAgain = () => <button>Try again</button>

const part = () => (
  <LazyBoundary errorComponent={TryAgain}>
    <LostPart />
  </LazyBoundary>
)

test('the notice of a lost part keeps its focus when its page is rendered again', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { rerender } = render(part())
  screen.getByRole('button').focus()
  rerender(part())
  expect(screen.getByRole('button')).toHaveFocus()
})
