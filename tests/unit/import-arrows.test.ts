import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  FORBIDDEN_ARROWS,
  MAY_IMPORT,
  RUN_UNBUILT,
  UNBUILT_ARROW,
} from '../../tools/arrows/import-arrows.ts'

const ROOMS = Object.keys(MAY_IMPORT)
/** Generated files, and files that no code imports. */
const NO_ROOMS = [
  'server/start.js',
  'src/environment.d.ts',
  'src/fonts',
  'src/frame/print.css',
  'src/frame/site-frame.css',
  'src/routeTree.gen.ts',
  'src/styles.css',
]

test('every folder and every file at the root of src and server is a room', () => {
  const found = ['src', 'src/frame', 'server']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path !== 'src/frame')
  expect(found.filter((path) => !NO_ROOMS.includes(path)).sort()).toEqual([...ROOMS].sort())
})

test.each(ROOMS)('the forbidden imports of %s are refused, and no others', (room) => {
  const others = ROOMS.filter((other) => other !== room)
  const allowed = others.filter((other) => !isRefused(importerIn(room), fileOf(other)))
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

test('the server runs the named modules of src unbuilt, and they run nothing else of it', () => {
  const others = ['src/api/calls/call.ts', 'src/i18n/localized.ts', 'src/is-object.tsx']
  for (const importer of ['server/site/site.ts', 'server/main.ts', ...RUN_UNBUILT]) {
    const refused = (path: string) => refuses(UNBUILT_ARROW, importer, path)
    expect([...RUN_UNBUILT, ...others].filter(refused)).toEqual(others)
  }
  expect(refuses(UNBUILT_ARROW, 'src/i18n/localized.ts', 'src/config.ts')).toBe(false)
})

/** Applies the rules like dependency-cruiser. */
function isRefused(importer: string, imported: string): boolean {
  return FORBIDDEN_ARROWS.some((arrow) => refuses(arrow, importer, imported))
}

type Arrow = Pick<(typeof FORBIDDEN_ARROWS)[number], 'from' | 'to'>

/** As dependency-cruiser reads our rules. */
function refuses({ from, to }: Arrow, importer: string, imported: string): boolean {
  return (
    new RegExp(from.path).test(importer) &&
    new RegExp(to.path).test(imported) &&
    !new RegExp(to.pathNot).test(imported)
  )
}

function mayImport(room: string, other: string): boolean {
  return (MAY_IMPORT[room] ?? []).some((allowed) => `${fileOf(other)}/`.startsWith(`${allowed}/`))
}

function importerIn(room: string): string {
  return isFolder(room) ? `${room}/importer.ts` : room
}

/** A file of the room that other rooms import. */
function fileOf(room: string): string {
  if (!isFolder(room)) return room
  const allowed = Object.values(MAY_IMPORT).flat()
  const named = allowed.find((path) => path.startsWith(`${room}/`) && /\.\w+$/.test(path))
  return named ?? join(room, readdirSync(room).find((name) => /\.tsx?$/.test(name)) ?? '')
}

function isFolder(room: string): boolean {
  return existsSync(room) && statSync(room).isDirectory()
}
