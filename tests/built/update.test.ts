import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { writeFiles } from '../unit/server/temporary-site.ts'
import { runSite } from './running-site.ts'

/** A copy of the project, in which the tests change pages. */
let project: string

beforeAll(async () => {
  project = await copyProject()
})
afterAll(() => rm(project, { recursive: true }))

const page = (path: string, heading: string) => `
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('${path}')({
  staticData: { heading: { message: msg\`${heading}\` } },
  component: () => <h1>${heading}</h1>,
})
`

test('a build beside the running site costs no visitor an answer, and its pages are there without a restart', async () => {
  const site = await runSite(project)
  const old = await site.showing('/contact', '<h1')
  const assets = [...old.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  await writeFiles(project, {
    'src/routes/yard/gate.tsx': page('/yard/gate', 'The gate'),
    'src/routes/yard/index.tsx': page('/yard/', 'The yard'),
    'src/routes/quay.tsx': page('/quay', 'The quay'),
  })

  const building = buildProject(project)
  const [statuses] = await Promise.all([statusesUntil(building, site.open, assets), building])
  expect(statuses.size).toBeGreaterThan(0)
  expect([...statuses].filter((status) => status !== 200 && status !== 304)).toEqual([])

  await site.showing('/yard/gate', '<h1>The gate</h1>')
  await site.showing('/yard?lang=ru', '<h1>The yard</h1>')
  await site.showing('/quay', '<h1>The quay</h1>')
  expect((await site.open('/yard/')).url).toMatch(/\/yard$/)
  // A page that was opened before the build finds all of its files.
  for (const asset of assets) expect((await site.open(asset)).status).toBe(200)
  expect(site.faults).toEqual([])
})

test('a route with a parameter ends the build by its name, and the site stays as it was', async () => {
  await writeFiles(project, { 'src/routes/yard/$track.tsx': page('/yard/$track', 'A track') })
  await expect(buildProject(project)).rejects.toThrow(
    /\nThe site is not built: The route \/yard\/\$track takes a parameter, which no page/,
  )
  const site = await runSite(project)
  await site.showing('/contact', '<h1')
})

/** What a visitor who asks twenty times a second is answered with until then. */
async function statusesUntil(
  done: Promise<unknown>,
  open: (path: string) => Promise<Response>,
  assets: string[],
): Promise<Set<number>> {
  const paths = [
    '/',
    '/services',
    '/contact?lang=ru',
    '/fez/navbar-data',
    '/favicon.svg',
    ...assets,
  ]
  const statuses = new Set<number>()
  const end = new AbortController()
  void done.finally(() => {
    end.abort()
  })
  const asked: Promise<unknown>[] = []
  while (!end.signal.aborted) {
    const path = paths[asked.length % paths.length] ?? '/'
    asked.push(open(path).then(({ status }) => statuses.add(status)))
    await setTimeout(50)
  }
  await Promise.all(asked)
  return statuses
}
