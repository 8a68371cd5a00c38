import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import importX from 'eslint-plugin-import-x'
import { expect, test } from 'vitest'
import { ARROWS, MAY_IMPORT } from '../../import-arrows.ts'

const ROOMS = Object.keys(MAY_IMPORT)
/** What needs no arrows: made by a program, or imported by nobody's code. */
const NO_ROOMS = [
  'server/start.js',
  'src/environment.d.ts',
  'src/fonts.css',
  'src/frame/print.css',
  'src/frame/site-frame.css',
  'src/routeTree.gen.ts',
  'src/styles.css',
]

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [importX.createNodeResolver()] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones: ARROWS }] },
  },
})

test('every folder and every file at the root of src and server is a room', () => {
  const found = ['src', 'src/frame', 'server']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path !== 'src/frame')
  expect(found.filter((path) => !NO_ROOMS.includes(path)).sort()).toEqual([...ROOMS].sort())
})

test.each(ROOMS)('what %s may not import is refused, and nothing else', async (room) => {
  const others = ROOMS.filter((other) => other !== room)
  const from = room.includes('.') ? room : `${room}/probe.ts`
  const lines = others.map((other) => `import '${pathFrom(from, fileOf(other))}'`)
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: from })

  const refused = new Set(result?.messages.map(({ line }) => others[line - 1]))
  const allowed = others.filter((other) => !refused.has(other))
  expect(allowed.sort()).toEqual(others.filter((other) => mayImport(room, other)).sort())
})

test('no two rooms may import each other', () => {
  const circles = ROOMS.flatMap((room) =>
    ROOMS.filter((other) => other < room && mayImport(room, other) && mayImport(other, room)).map(
      (other) => `${room} and ${other}`,
    ),
  )
  expect(circles).toEqual([])
})

function mayImport(room: string, other: string): boolean {
  return (MAY_IMPORT[room] ?? []).some((allowed) => `${fileOf(other)}/`.startsWith(`${allowed}/`))
}

/** A room that is a folder, by the file of it that other rooms import. */
function fileOf(room: string): string {
  if (existsSync(room) && !statSync(room).isDirectory()) return room
  const allowed = Object.values(MAY_IMPORT).flat()
  const named = allowed.find((path) => path.startsWith(`${room}/`) && /\.\w+$/.test(path))
  return named ?? join(room, readdirSync(room).find((name) => /\.tsx?$/.test(name)) ?? '')
}

function pathFrom(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to
}
