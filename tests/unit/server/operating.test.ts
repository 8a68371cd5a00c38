import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { CALLS } from '../../../src/api/calls/calls.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('docs/operating.md has a row for exactly the settings that exist', async () => {
  const example = await readFile(join(ROOT, '.env.example'), 'utf8')
  const settings = Object.keys(parseEnv(example.replace(/^#(?=[A-Z])/gm, '')))
  const page = await readFile(join(ROOT, 'docs/operating.md'), 'utf8')
  const cells = page.split('\n').flatMap((line) => /^\| (`[A-Z_`, ]+)\|/.exec(line)?.[1] ?? [])
  const rows = cells.join().match(/[A-Z_]{4,}/g)
  expect(rows?.sort()).toEqual(settings.sort())
})

test('the workflow runs on the oldest Node that the README promises', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
  const [, oldest = ''] = /need Node (\d+\.\d+) or later/.exec(readme) ?? []
  const workflow = await readFile(join(ROOT, '.github/workflows/check.yml'), 'utf8')
  expect(/node: \[(.*)\]/.exec(workflow)?.[1]).toContain(`'${oldest}'`)
})

test('for Netlify, docs/operating.md passes on the ten calls of the backend and nothing else', async () => {
  const page = await readFile(join(ROOT, 'docs/operating.md'), 'utf8')
  const rules = page.split('\n').filter((line) => /backend\.example\S* 200/.test(line))
  expect(rules).toEqual([
    expect.stringContaining('/fez/$call https://backend.example/fez/$call 200'),
  ])
  const calls = /^calls="(.*?)"$/ms.exec(page)?.[1]?.split(/\s+/)
  expect(calls?.sort()).toEqual(Object.keys(CALLS).sort())
})
