import { expect, test } from 'vitest'
import {
  linksInLanguage,
  removeLanguageFromLinks,
} from '../../../../../src/ui/links/links-in-language.ts'

const link = (href: string) => `<p><a href="${href}">more</a></p>`

test.each([
  ['/', '/?lang=hy'],
  ['/services', '/services?lang=hy'],
  ['/services?a=1&amp;b=2#power', '/services?a=1&amp;b=2&amp;lang=hy#power'],
  ['http://localhost:4173/contact', '/contact?lang=hy'],
])('a link to %s leads to %s', (href, inLanguage) => {
  expect(linksInLanguage(link(href), 'arm')).toBe(link(inLanguage))
})

test.each([
  ['a place on the same page', '#content'],
  ['a page in a language of its own', '/services?lang=en'],
  ['a file', '/media/tariffs.pdf'],
  ['another site', 'https://armenia.travel/'],
  ['an e-mail address', 'mailto:invest@kanaker-fez.example'],
  ['a telephone', 'tel:+37410550100'],
])('a link to %s stays as it is', (_, href) => {
  expect(linksInLanguage(link(href), 'ru')).toBe(link(href))
})

test('addresses name no language on an English page', () => {
  expect(linksInLanguage(link('/services'), 'en')).toBe(link('/services'))
})

test.each([
  '/',
  '/services?a=1&amp;b=2#power',
  '/services?lang=en',
  '/media/tariffs.pdf',
  '#content',
])('a link to %s is again as its author wrote it once the site runs', (href) => {
  document.documentElement.lang = 'ru'
  document.body.innerHTML = linksInLanguage(link(href), 'ru')
  removeLanguageFromLinks(document.body)
  expect(document.body.innerHTML).toBe(link(href))
})
