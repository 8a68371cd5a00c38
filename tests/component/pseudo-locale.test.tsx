import type { Messages } from '@lingui/core'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages } from '../../locales/en.po'
import { LANGUAGES } from '../../src/isomorphic/languages.ts'
import { renderSite } from '../support/dom/render-site.tsx'
import { everyCall, type Responses } from '../support/dom/stub-backend.ts'
import { UNREACHABLE } from '../support/faults.ts'

/** The languages' own names and labels, which no catalog translates. */
const OWN_WORDS: string[] = Object.values(LANGUAGES).flatMap(({ name, label }) => [name, label])

/** The English catalog with brackets around every text. */
const pseudoMessages: Messages = Object.fromEntries(
  Object.entries(messages).map(([id, message]) => [
    id,
    ['⟦', ...(Array.isArray(message) ? message : [message]), '⟧'],
  ]),
)

async function openInBrackets(path: string, responses: Responses) {
  const site = await renderSite(path, { responses })
  act(() => {
    site.siteLanguage.i18n.loadAndActivate({ locale: 'en', messages: pseudoMessages })
  })
  await screen.findByRole('button', { name: /⟦Language/ })
  return site
}

test.each([
  ['/', 'nothing', null],
  ['/residents', 'an error', UNREACHABLE],
  ['/contact', 'nothing', null],
  ['/about-armania', 'nothing', null],
  ['/error', 'nothing', null],
])(
  'every word on %s, also in the menus, is in the catalogs, if each call gets %s',
  async (path, _, response) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await openInBrackets(path, everyCall(response))
    for (const name of [/^⟦Menu/, /⟦Language/])
      await user.click(screen.getByRole('button', { name }))
    expect(wordsOutside()).toEqual([])
  },
)

test('every word comes from the catalogs or from the content', async () => {
  const page = {
    sliderItems: [{ title: '⟦Slide⟧', aboutUrl: '/contact' }],
    informative1Title: '⟦Zone⟧',
    informative1ReadMore: '/contact',
    goalItems: [{ title: '⟦Goal⟧' }],
    choosUsItems: Array.from({ length: 4 }, () => ({ title: '⟦Reason⟧' })),
  }
  await openInBrackets('/', { 'get-home-page': page, 'navbar-data': null })
  await screen.findByRole('link', { name: '⟦Read More⟧: ⟦Zone⟧' })
  expect(wordsOutside(screen.getByRole('main'))).toEqual([])
})

/** All words of texts and accessible names that are not within brackets. */
function wordsOutside(root: Element = document.documentElement): string[] {
  const texts = [...root.querySelectorAll('*:not(script, style)')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node instanceof Text)
    const named = ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder']
    return [
      own.map((text) => text.data).join(''),
      ...named.map((name) => element.getAttribute(name) ?? ''),
    ]
  })
  expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(5)
  return texts.filter((text) => {
    const outside = withoutBrackets(text).trim()
    return /\p{L}/u.test(outside) && !OWN_WORDS.includes(outside)
  })
}

function withoutBrackets(text: string): string {
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return left === text ? text : withoutBrackets(left)
}
