import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'
import { FORBIDDEN_ARROWS, MAY_IMPORT } from '../../tools/arrows/import-arrows.ts'

const ROOMS = Object.keys(MAY_IMPORT)
/** What needs no arrows: made by a program, or imported by nobody's code. */
const NO_ROOMS = [
  'server/start.js',
  'src/environment.d.ts',
  'src/fonts',
  'src/frame/print.css',
  'src/frame/site-frame.css',
  'src/routeTree.gen.ts',
  'src/styles.css',
]

/** By the file that imports: what of it was refused. */
let refused: Map<string, Set<string>>

beforeAll(async () => {
  refused = await refusedInHouseWhereEachImportsAll()
})

test('every folder and every file at the root of src and server is a room', () => {
  const found = ['src', 'src/frame', 'server']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path !== 'src/frame')
  expect(found.filter((path) => !NO_ROOMS.includes(path)).sort()).toEqual([...ROOMS].sort())
})

test.each(ROOMS)('what %s may not import is refused, and nothing else', (room) => {
  const others = ROOMS.filter((other) => other !== room)
  const allowed = others.filter((other) => !refused.get(importerIn(room))?.has(fileOf(other)))
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

/** A house of its own with the same rooms, in which a file of each imports a file of all others. */
async function refusedInHouseWhereEachImportsAll(): Promise<Map<string, Set<string>>> {
  const house = mkdtempSync(join(tmpdir(), 'rooms-'))
  try {
    for (const room of ROOMS) {
      write(join(house, fileOf(room)), '')
    }
    for (const room of ROOMS) {
      const imported = ROOMS.filter((other) => other !== room).map(fileOf)
      write(
        join(house, importerIn(room)),
        imported.map((file) => `import '${pathFrom(importerIn(room), file)}'`).join('\n'),
      )
    }
    const options = { baseDir: house, validate: true, ruleSet: { forbidden: FORBIDDEN_ARROWS } }
    const { output } = await cruise(['src', 'server'], options)
    const { violations } = (output as ICruiseResult).summary
    const byImporter = Map.groupBy(violations, ({ from }) => from)
    return new Map([...byImporter].map(([from, list]) => [from, new Set(list.map(({ to }) => to))]))
  } finally {
    rmSync(house, { recursive: true })
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function mayImport(room: string, other: string): boolean {
  return (MAY_IMPORT[room] ?? []).some((allowed) => `${fileOf(other)}/`.startsWith(`${allowed}/`))
}

function importerIn(room: string): string {
  return isFolder(room) ? `${room}/importer.ts` : room
}

/** A room that is a folder, by the file of it that other rooms import. */
function fileOf(room: string): string {
  if (!isFolder(room)) return room
  const allowed = Object.values(MAY_IMPORT).flat()
  const named = allowed.find((path) => path.startsWith(`${room}/`) && /\.\w+$/.test(path))
  return named ?? join(room, readdirSync(room).find((name) => /\.tsx?$/.test(name)) ?? '')
}

function isFolder(room: string): boolean {
  return existsSync(room) && statSync(room).isDirectory()
}

function pathFrom(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to
}
