import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuildManifest } from '../../server/pages/built/build-manifest.ts'
import { contentSecurityPolicy } from '../../server/pages/built/content-security-policy.ts'
import { readSettings } from '../../server/platform/settings/settings.ts'
import { startBackendServer } from '../support/backend-server.ts'
import { LANGUAGES } from '../support/product-routes.ts'
import { runWritePages } from './running-site.ts'

test('npm run pages writes the pages with the backend’s content', async () => {
  await using backend = await startBackendServer()
  const { folder, code, stderr } = await runWritePages(['/services', '/error', '/contact'], {
    CONTENT_API: backend.url,
    SITE_URL: 'https://port.example',
    SECURITY_CONTACT: 'https://port.example/security',
    MESSAGES_BACKEND_KEEP_DAYS: '30',
  })
  expect([code, stderr]).toEqual([0, ''])
  const read = (name: string) => readFile(join(folder, 'dist', name), 'utf8')
  const services = await read('services.html')
  expect(services.includes('<title>Services | Gyumri FEZ'), 'English title').toBe(true)
  const policyOf = (html: string) => contentSecurityPolicy(html, readSettings({}))
  expect(policyOf(services)).toBe(policyOf(readBuildManifest().shell))
  expect((await read('services.hy.html')).includes('| «Գյումրի» ԱՏԳ'), 'Armenian title').toBe(true)
  const lost = await read('404.ru.html')
  expect(lost.includes('<html data-keep-days="30" lang="ru">'), 'days kept').toBe(true)
  const contact = await read('contact.html')
  expect(contact).toContain('We delete them after 30 days.')
  expect(contact).not.toMatch(/disambiguatingDescription|This zone is fictitious/)
  expect(await read('.well-known/security.txt')).toContain('Contact: https://port.example/security')
  const sitemap = await read('sitemap.xml')
  expect(sitemap).toContain('<loc>https://port.example/services?lang=ru</loc>')
  expect(sitemap).not.toContain('/error')
  expect(await read('robots.txt')).toContain('https://port.example/sitemap.xml')
})

test('a later npm run pages dates the pages that have changed', async () => {
  await using backend = await startBackendServer()
  const run = (folder?: string) =>
    runWritePages(['/services', '/contact'], { CONTENT_API: backend.url }, folder)
  const { folder } = await run()
  const urls = async () =>
    (await readFile(join(folder, 'dist/sitemap.xml'), 'utf8')).split('<url>').slice(1)
  expect((await urls()).filter((url) => url.includes('<lastmod>'))).toEqual([])

  backend.change('get-service-page', { description: '<p>New prices.</p>' })
  await run(folder)
  const ofServices = (await urls()).filter((url) => url.includes('/services'))
  expect(ofServices).toHaveLength(LANGUAGES.length)
  expect((await urls()).filter((url) => url.includes('<lastmod>'))).toEqual(ofServices)
})

test('without settings, npm run pages says which ones are missing', async () => {
  const env = { PORT: '8000', VITE_API: 'https://api.example' }
  const { folder, code, stderr } = await runWritePages(['/services'], env)
  expect(code).toBe(0)
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^VITE_API has no effect on the site, .* Use one of: VITE_API_BASE, /),
    'The pages show the content of content/, and the site will have no backend. Set CONTENT_API or VITE_API_BASE',
    expect.stringMatching(
      /^The pages give http:\/\/127\.0\.0\.1:8000 as their address\. Set SITE_URL/,
    ),
    '',
  ])
  const html = await readFile(join(folder, 'dist/services.html'), 'utf8')
  expect(html).toContain('<html data-keep-days="unlimited" data-sample-content lang="en">')
  expect(html).toContain('"disambiguatingDescription":"This zone is fictitious: ')
})

test('if content is missing, npm run pages writes nothing', async () => {
  await using backend = await startBackendServer()
  await backend.fault('navbar-data', 'server error')
  await backend.fault('meta-tags', 'HTML')
  const { folder, code, stderr } = await runWritePages(['/'], { CONTENT_API: backend.url })
  expect(code).toBe(1)
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'No page is written, because content is missing. Repair these calls: navbar-data, meta-tags',
  )
  expect(existsSync(join(folder, 'dist')), 'dist/ is made').toBe(false)
})
