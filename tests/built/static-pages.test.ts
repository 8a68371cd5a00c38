import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../server/settings.ts'
import { pagePolicy } from '../../server/site/page-policy.ts'
import { requireBuild } from '../../server/site/site-build.ts'
import { startBackendServer } from '../support/backend-server.ts'
import { runWritePages } from '../support/few-pages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Writes pages into a temporary folder, and reads what was written. */
async function write(env: Record<string, string>, paths: string[]) {
  const folder = await temporaryFolder()
  const written = await runWritePages(folder, paths, env)
  const read = (name: string) => readFile(join(folder, 'dist', name), 'utf8')
  return { ...written, read, files: await readdir(join(folder, 'dist')) }
}

test('npm run pages writes the pages for a host of static files from the backend in CONTENT_API, and the policy allows their scripts', async () => {
  await using backend = await startBackendServer()
  const { code, faults, read } = await write(
    {
      CONTENT_API: backend.url,
      SITE_URL: 'https://port.example',
      SECURITY_CONTACT: 'https://port.example/security',
      MESSAGES_KEEP_DAYS: '30',
    },
    ['/services', '/error', '/contact'],
  )
  expect([code, faults]).toEqual([0, ''])
  const services = await read('services.html')
  expect(services.includes('<title>Services | Gyumri FEZ')).toBe(true)
  const scripts = Array.from(
    services.matchAll(/<script>(.*?)<\/script>/gs),
    ([, code = '']) => code,
  )
  expect(scripts).not.toEqual([])
  const policy = pagePolicy(requireBuild().shell, readSettings({}))
  expect(scripts.filter((code) => !policy.includes(hash('sha256', code, 'base64')))).toEqual([])
  expect((await read('services.hy.html')).includes('| «Գյումրի» ԱՏԳ')).toBe(true)
  expect((await read('404.ru.html')).includes('<html data-keep-days="30" lang="ru">')).toBe(true)
  expect(await read('contact.html')).toContain('Days until we delete them: 30.')
  expect(await read('.well-known/security.txt')).toContain('Contact: https://port.example/security')
  const sitemap = await read('sitemap.xml')
  expect(sitemap).toContain('<loc>https://port.example/services?lang=ru</loc>')
  expect(sitemap).not.toContain('/error')
  expect(await read('robots.txt')).toContain('https://port.example/sitemap.xml')
})

test('if content is missing, nothing is written, and the failed calls are named', async () => {
  await using backend = await startBackendServer()
  await backend.fault('navbar-data', 'server error')
  await backend.fault('meta-tags', 'HTML')
  const { code, faults, files } = await write({ CONTENT_API: backend.url }, ['/'])
  expect(code).toBe(1)
  expect(faults.trim().split('\n').at(-1)).toBe(
    'No page is written, because content is missing. Repair these calls: navbar-data, meta-tags',
  )
  expect(files).toEqual([])
})
