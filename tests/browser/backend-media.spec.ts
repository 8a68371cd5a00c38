import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { startSecondBackend } from '../support/second-backend.ts'
import { expect, open, test } from './site.ts'

test('behind CONTENT_API, pictures and videos are shown by path and by absolute address', async ({
  page,
  complaints,
}) => {
  await using backend = await startSecondBackend()
  await using site = await startSite('.', { CONTENT_API: backend.url })
  await open(page, site.address)
  await seeHomePage(page, '', backend.url)
  expect(complaints).toEqual([])
})

test('on a site that is built for another origin, a path is that origin’s', async ({
  page,
  complaints,
}) => {
  // It builds a site of its own.
  test.setTimeout(180_000)
  await using backend = await startSecondBackend()
  await using copy = await copyOfProject()
  const settings = { VITE_API_BASE: backend.url }
  const env = { ...process.env, ...settings }
  await promisify(execFile)('node', ['server/build/build-site.ts'], { cwd: copy.folder, env })
  await using site = await startSite(copy.folder, settings)

  const preview = async () =>
    /<meta[^>]*"og:image"[^>]*>/.exec(await (await page.request.get(site.address)).text())?.[0]
  await expect.poll(preview).toContain(`"${backend.url}/uploads/preview.png"`)
  await open(page, site.address)
  await seeHomePage(page, backend.url, backend.url)
  expect(complaints).toEqual([])
})

test('a path that answers with a page, or with 50 MB, shows no picture, and nothing else is lost', async ({
  page,
}) => {
  await using backend = await startSecondBackend()
  await backend.fault('/uploads/lorry.svg', 'HTML')
  const size = String(50 * 2 ** 20)
  const headers = { 'Content-Type': 'image/png', 'Content-Length': size }
  await backend.answer('/uploads/harbour.svg', 200, headers, 'start')
  await using site = await startSite('.', { CONTENT_API: backend.url })

  const refused = ['lorry', 'harbour'].map((name) =>
    page.waitForResponse(`${site.address}uploads/${name}.svg`).then((answer) => answer.status()),
  )
  await open(page, site.address)

  await expect(page.getByRole('heading', { name: 'Gyumri dry port' })).toBeAttached()
  await page.getByRole('heading', { name: 'A port without sea' }).scrollIntoViewIfNeeded()
  expect(await Promise.all(refused)).toEqual([502, 502])
  await expect(page.locator('img[src$="harbour.svg"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'A port without sea' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two gauges' })).toBeVisible()
  await seeFilm(page, '/uploads/film.webm')
})

/**
 * Looks for the pictures and videos of the second backend's home page.
 *
 * @param here what stands before a path of the backend's
 * @param backend what stands before an absolute address of it
 */
async function seeHomePage(page: Page, here: string, backend: string): Promise<void> {
  for (const picture of [
    `${here}/uploads/harbour.svg`,
    `${backend}/uploads/crane.svg`,
    `${here}/uploads/lorry.svg`,
  ]) {
    const image = page.locator(`main img[src="${picture}"]`).first()
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
  }
  await seeFilm(page, `${here}/uploads/film.webm`)
  await seeFilm(page, `${backend}/uploads/film.webm`)
}

async function seeFilm(page: Page, address: string): Promise<void> {
  const film = page.locator(`main video[src="${address}"]`).first()
  await film.scrollIntoViewIfNeeded()
  await expect
    .poll(() => film.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth))
    .toBeGreaterThan(0)
}

/** A copy of the project to build in, which leaves the built site of the other tests alone. */
async function copyOfProject() {
  const folder = await mkdtemp(join(tmpdir(), 'fez-built-'))
  await cp('.', folder, {
    recursive: true,
    filter: (file) =>
      !/^(node_modules|dist|dist-renderer|data|tests|test-results|\.git)$/.test(file),
  })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** Serves the site that is built in this folder, until the end of the test. */
async function startSite(folder: string, settings: Record<string, string>) {
  const server = spawn('node', ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...settings },
  })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const [address = ''] = /http:\S+/.exec(line.toString()) ?? []
  const stop = async () => {
    server.kill()
    await once(server, 'exit')
  }
  return { address, [Symbol.asyncDispose]: stop }
}
