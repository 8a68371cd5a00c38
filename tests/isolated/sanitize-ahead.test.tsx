import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../support/dom/render-site.tsx'

// A text is sanitised once in a visit, so no other test opens these pages.
test.each([
  ['/contact', 'footer', '<h2>Your data</h2>'],
  ['/residents', 'footer', '<h3>Who may apply</h3>'],
  ['/preferences-incentives', 'main', '<h3>How long they last</h3>'],
  ['/services', 'footer', '<h2>Available units</h2>'],
] as const)(
  'the long text of %s is sanitised while its link in %s is pointed at',
  async (to, place, heading) => {
    const { router, user } = await renderSite('/about-FEZ')
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    const parse = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    // A sanitised heading has an address.
    const isParsed = () => parse.mock.calls.join().includes(heading)
    await user.hover(document.querySelector(`${place} a[href='${to}']`) ?? expect.fail())
    await expect.poll(isParsed).toBe(true)

    parse.mockClear()
    await router.navigate({ to })
    await screen.findByRole('heading', { name: heading.replace(/<.+?>/g, '') })
    expect(isParsed(), 'the text is parsed again').toBe(false)
  },
)
