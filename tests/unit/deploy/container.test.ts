import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SETTING_NAMES, SETTINGS } from '../../../server/platform/settings/known-settings.ts'
import { startBackendServer } from '../../support/backend-server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const read = (name: string) => readFile(name, 'utf8')

test('the container checks its health at the port that it is given', async () => {
  await using server = await startBackendServer((_, response) => response.end())
  const [, check = ''] = /HEALTHCHECK [^[]*CMD (\[.*\])/.exec(await read('deploy/Dockerfile')) ?? []
  const [command = '', ...args] = JSON.parse(check) as string[]
  const env = { ...process.env, PORT: new URL(server.url).port }
  await promisify(execFile)(command, args, { env })
  expect(server.requests()).toMatchObject([{ url: '/healthz' }])
})

test('the container has the files of a release', async () => {
  const [, released] =
    /sudo cp -R --parents \.env (.*) \\$/m.exec(await read('docs/operating.md')) ?? []
  const [, copied] = /^ {2}cp -R (.*) \/site/m.exec(await read('deploy/Dockerfile')) ?? []
  expect([copied, copied]).toEqual([expect.stringContaining('server'), released])
})

test('the container has a folder of the zone where the server looks for it', async () => {
  const [, command = ''] =
    /(cp -R .*CONTENT_FOLDER.*) \/site/.exec(await read('deploy/Dockerfile')) ?? []
  const folder = await temporaryFolder({ 'zones/own/zone.json': '', 'site/a': '' })
  const env = { ...process.env, CONTENT_FOLDER: 'zones/own' }
  await promisify(execFile)('sh', ['-c', `${command} site`], { cwd: folder, env })
  expect(await readdir(join(folder, 'site/zones/own'))).toEqual(['zone.json'])
})

test('the container is built with all settings of the build', async () => {
  const ofBuild = SETTING_NAMES.filter((name) => /^(VITE_.*|SITE_URL|CONTENT_FOLDER)$/.test(name))
  for (const [file, line] of [
    ['deploy/Dockerfile', /^ARG (\S+)$/gm],
    ['deploy/compose.yaml', /^ +- ([A-Z_]+)$/gm],
  ] as const) {
    const names = Array.from((await read(file)).matchAll(line), ([, name]) => name)
    expect(names, file).toEqual(ofBuild)
  }
})

test.each(['deploy/Dockerfile', 'deploy/fez.service'])(
  '%s keeps messages for the days that are no choice of the operator',
  async (file) => {
    const [, days] = /^(?:ENV |Environment=)MESSAGES_KEEP_DAYS=(.*)$/m.exec(await read(file)) ?? []
    expect(days).toBe(SETTINGS.MESSAGES_KEEP_DAYS.deployed)
  },
)

test('the container gets no file that the repository ignores', async () => {
  const lines = async (name: string) =>
    (await read(name)).split('\n').map((line) => line.replace(/^\*\*\/|\/$/g, ''))
  expect(await lines('.dockerignore')).toEqual(expect.arrayContaining(await lines('.gitignore')))
})
