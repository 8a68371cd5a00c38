import { expect, test } from 'vitest'
import {
  addLanguageToLinks,
  removeLanguageFromLinks,
} from '../../../../../src/ui/links/add-language-to-links.ts'
import { PAGE } from '../../../../support/page-address.ts'

const link = (href: string) => `<p><a href="${href}">more</a></p>`

test.each([
  ['/', '/?lang=hy'],
  ['/services', '/services?lang=hy'],
  ['/services?a=1&amp;b=2#power', '/services?a=1&amp;b=2&amp;lang=hy#power'],
  ['/services#', '/services?lang=hy#'],
  ['/services?a=%20+&amp;a=%22;%22&amp;b', '/services?a=%20+&amp;a=%22;%22&amp;b&amp;lang=hy'],
])('in Armenian the link %s names the language until the site runs', (href, inLanguage) => {
  document.documentElement.lang = 'hy'
  document.body.innerHTML = addLanguageToLinks(link(href), 'arm', PAGE)
  expect(document.body.innerHTML).toBe(link(inLanguage))
  removeLanguageFromLinks(document.body)
  expect(document.body.innerHTML).toBe(link(href))
})

// A page in a language of its own, and what is no page of the site.
test.each([
  ...['/services?lang=en', '#content', '/media/tariffs.pdf', 'https://armenia.travel/'],
  ...['mailto:invest@kanaker-fez.example', 'tel:+37410000000'],
])('in Armenian the link %s names no language', (href) => {
  document.documentElement.lang = 'hy'
  document.body.innerHTML = addLanguageToLinks(link(href), 'arm', PAGE)
  expect(document.body.innerHTML).toBe(link(href))
  removeLanguageFromLinks(document.body)
  expect(document.body.innerHTML).toBe(link(href))
})

test.each([
  ['the site’s origin', link('http://localhost:4173/contact'), link('/contact?lang=hy')],
  [
    'a quote and other attributes',
    '<a title="b &gt; c" class="more" href="/x?a=&#x27;">',
    '<a title="b &gt; c" class="more" href="/x?a=%27&amp;lang=hy">',
  ],
  [
    'a mark before it that begins no tag',
    'a < b <a href="/services">',
    'a < b <a href="/services?lang=hy">',
  ],
])('in Armenian a link with %s names the language', (_, html, inLanguage) => {
  expect(addLanguageToLinks(html, 'arm', PAGE)).toBe(inLanguage)
})

test.each([
  '<area href="/services">',
  '<a data-href="/services">',
  '<p title="<a " class=" href=" id="/services">',
  '<p title="<a href=&quot;/services&quot;>">',
])('%s stays', (html) => {
  expect(addLanguageToLinks(html, 'arm', PAGE)).toBe(html)
})

test('a link on an English page names no language', () => {
  expect(addLanguageToLinks(link('/services'), 'en', PAGE)).toBe(link('/services'))
})
