import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bindDrawnWords } from '../../src/i18n/bind-drawn-words.ts'

function Text({ title, html }: { title: string; html: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>
        Open to {title}
        <code>a b</code>
      </p>
      <div data-testid="rich" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

test('the words of plain and of rich text are bound as they are drawn, and when they change', async () => {
  bindDrawnWords(document.body)
  const { rerender } = render(<Text title="Order and law" html="<p>in <b>24</b> halls</p>" />)
  await expect.poll(() => screen.getByRole('heading').textContent).toBe('Order and\u00a0law')
  expect(screen.getByText(/^Open/).firstChild?.textContent).toBe('Open to\u00a0')
  expect(screen.getByTestId('rich').textContent).toBe('in\u00a024 halls')
  expect(screen.getByText('a b').textContent).toBe('a b')

  rerender(<Text title="Порядок и закон" html="<p>в 24 корпусах</p>" />)
  await expect.poll(() => screen.getByRole('heading').textContent).toBe('Порядок и\u00a0закон')
  expect(screen.getByTestId('rich').textContent).toBe('в\u00a024\u00a0корпусах')
})
