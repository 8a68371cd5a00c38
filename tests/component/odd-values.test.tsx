import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import { sampleContent } from '../support/content.ts'
import { renderSite } from '../support/dom/render-site.tsx'
import { DIFFERENT_PAGES } from '../support/product-routes.ts'

/** The sample content with this text in the place of each text. */
function contentWith(value: string) {
  const filled = (call: string): unknown =>
    JSON.parse(JSON.stringify(sampleContent(call)), (_, text: unknown) =>
      typeof text === 'string' ? value : text,
    )
  return Object.fromEntries(CONTENT_CALLS.map((call) => [call, filled(call)]))
}

// tests/unit/src/api/records/hostile-payloads.test.ts has the values that no field expects.
test.each([
  ['the same part twice', 'Yerevan, Yerevan, Armenia'],
  ['an address that cannot be decoded', '/100%#%E0%A4%A'],
])('if all texts of the content are %s, each page is shown', async (_, value) => {
  const { router } = await renderSite('/', { responses: contentWith(value) })
  for (const path of DIFFERENT_PAGES) {
    await router.navigate({ to: path })
    for (const part of ['banner', 'main', 'contentinfo'])
      expect(screen.getByRole(part), path).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 }), path).toHaveLength(1)
    expect(screen.queryByText('This page could not be shown'), path).not.toBeInTheDocument()
  }
})
