import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { compressBuild } from '../../../../build/vite-plugins/compress-build.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'

const long = 'This site is for everybody.\n'.repeat(100)

test('a build also writes each text file as .br and as .gz', async () => {
  const root = await temporaryFolder({
    'index.html': `<p>${long}</p><script type="module" src="/main.js"></script>`,
    'main.js': `console.log(${JSON.stringify(long)})`,
    'public/deep/long.txt': long,
    'public/picture.png': long,
  })
  const { built, text } = await buildIn(root)
  expect(await text('deep/long.txt')).toBe(long)
  expect(gunzipSync(await built('deep/long.txt.gz')).toString()).toBe(long)
  const [, script = ''] = /src="(.*?)"/.exec((await built('index.html')).toString()) ?? []
  expect(await text(script)).toBe((await built(script)).toString())
  for (const other of ['index.html', 'picture.png']) {
    expect(await built(other)).toBeTruthy()
    await expect(built(`${other}.br`)).rejects.toThrow('ENOENT')
    await expect(built(`${other}.gz`)).rejects.toThrow('ENOENT')
  }
})

test('a later build compresses only what has changed or is damaged', async () => {
  const root = await temporaryFolder({
    'index.html': '<p>page</p>',
    'public/same.txt': long,
    'public/changed.txt': long,
    'public/deep/damaged.txt': 'short',
  })
  await buildIn(root)
  // This shows which file was compressed again, because the build would compress it better.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }
  const weak = brotliCompressSync(long, quality)
  await writeFiles(root, {
    'dist/same.txt.br': weak,
    'dist/deep/damaged.txt.br': 'damaged',
    'public/changed.txt': 'new '.repeat(100),
  })
  const { built, text } = await buildIn(root)
  expect(await built('same.txt.br')).toEqual(weak)
  expect(await text('changed.txt')).toBe('new '.repeat(100))
  expect(await text('deep/damaged.txt')).toBe('short')
})

/** Builds the site in a folder, as `npm run build` does, and leaves the files of the build before. */
async function buildIn(root: string) {
  const plugins = [compressBuild({ former: join(root, 'dist') })]
  const settings = { configFile: false, logLevel: 'silent', plugins } as const
  await build({ root, ...settings, build: { emptyOutDir: false } })
  const built = (path: string) => readFile(join(root, 'dist', path))
  const text = async (path: string) => brotliDecompressSync(await built(`${path}.br`)).toString()
  return { built, text }
}
