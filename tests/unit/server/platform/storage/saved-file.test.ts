import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SavedFile } from '../../../../../server/platform/storage/saved-file.ts'
import { temporaryFolder, writeFiles } from '../../../../support/temporary-folder.ts'
import { captureErrorLines } from '../../support/test-site.ts'

const OPEN = `import { SavedFile } from ${JSON.stringify(resolve('server/platform/storage/saved-file.ts'))}
  const file = new SavedFile('saved', 1)`

/** Saves ever longer lists, each with equal numbers, until it is killed. */
const SAVING = `${OPEN}
  await file.save([0])
  process.stdout.write('saved')
  for (let number = 1; ; number++) await file.save(Array(200_000 + number).fill(number))`

test('a program that is killed while it saves leaves a whole value', async () => {
  const folder = await temporaryFolder()
  for (let times = 0; times < 5; times++) {
    const program = spawn(process.execPath, ['--input-type=module', '-e', SAVING], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(program.stdout, 'data')
    // It is killed at another place each time.
    await expect.poll(async () => (await readdir(folder)).length).toBeGreaterThan(1)
    program.kill('SIGKILL')
    await once(program, 'exit')
    const value = await new SavedFile<number[]>(join(folder, 'saved'), 1).load()
    expect(new Set(value).size).toBe(1)
    expect((await stat(join(folder, 'saved'))).mode & 0o777).toBe(0o600)
  }
})

test('if the disk is full, the value before stays', async () => {
  const folder = await temporaryFolder()
  const file = new SavedFile(join(folder, 'saved'), 1)
  await file.save([0])
  const script = `${OPEN}; await file.save(Array(200_000).fill(1))`
  const limited = ['-c', 'ulimit -f 100 && exec "$0" --input-type=module -e "$1"']
  const { stderr } = spawnSync('sh', [...limited, process.execPath, script], { cwd: folder })
  expect(String(stderr)).toMatch(
    /^saved cannot be written, so the next start does without it: EFBIG: .*$/m,
  )
  expect(await file.load()).toEqual([0])
  expect(await readdir(folder)).toEqual(['saved'])
})

test('a value of another release, in another format, is left alone', async () => {
  const path = join(await temporaryFolder(), 'saved')
  await new SavedFile<string>(path, 1).save('old')
  expect(await new SavedFile<string>(path, 2).load()).toBeUndefined()
  expect(await new SavedFile<string>(path, 1).load()).toBe('old')
})

test('a folder that somebody deletes is made again', async () => {
  const folder = join(await temporaryFolder(), 'data')
  const file = new SavedFile(join(folder, 'saved'), 1)
  await file.save(1)
  await rm(folder, { recursive: true })
  expect(await file.load()).toBeUndefined()
  expect(await file.save(2), 'the value is saved').toBe(true)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a save that fails leaves no file behind', async () => {
  captureErrorLines()
  const folder = await temporaryFolder({ 'saved/in-the-way': '' })
  expect(await new SavedFile(join(folder, 'saved'), 1).save(1)).toBe(false)
  expect(await readdir(folder)).toEqual(['saved'])
})

test.each<[string, (file: SavedFile<number>) => Promise<unknown>]>([
  ['start', async (file) => file.load()],
  ['save', async (file) => file.save(2)],
])('a %s removes only the old files of killed servers', async (_, act) => {
  const names = ['saved.killed.next', 'saved.running.next', 'saved.txt']
  const folder = await temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])))
  const file = new SavedFile<number>(join(folder, 'saved'), 1)
  await file.save(1)
  const longAgo = new Date(Date.now() - 2 * 60_000)
  for (const name of ['saved.killed.next', 'saved.txt'])
    await utimes(join(folder, name), longAgo, longAgo)
  expect(await act(file)).toBeTruthy()
  expect((await readdir(folder)).sort()).toEqual(['saved', 'saved.running.next', 'saved.txt'])
})

test('two saves at once write files of their own', async () => {
  const folder = await temporaryFolder()
  // Two containers with one folder have processes with the same id.
  const files = [1, 2].map(() => new SavedFile<number[]>(join(folder, 'saved'), 1))
  const saved = await Promise.all(
    files.map((file, number) => file.save(Array<number>(1e6).fill(number))),
  )
  expect(saved).toEqual([true, true])
  expect(new Set(await files[0]?.load()).size).toBe(1)
})

test('a folder that cannot be written is one line in the log', async () => {
  const lines = captureErrorLines()
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'no-folder': '' })
  const file = new SavedFile(join(folder, 'no-folder/saved'), 1)
  for (let times = 0; times < 2; times++) await file.save(1)
  expect(lines).toEqual([
    expect.stringMatching(
      /^\S+no-folder\/saved cannot be written, so the next start does without it: EEXIST/,
    ),
  ])
})
