import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { compressBuild } from '../../../../server/build/compress-build.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

test('a build also writes each text file as .br and as .gz', async () => {
  const long = 'This site is for everybody.\n'.repeat(100)
  const root = await temporaryFolder({
    'index.html': `<p>${long}</p><script type="module" src="/main.js"></script>`,
    'main.js': `console.log(${JSON.stringify(long)})`,
    'public/robots.txt': long,
    'public/deep/short.txt': 'short',
    'public/picture.png': long,
  })

  await buildIn(root)

  const built = async (path: string) => readFile(join(root, 'dist', path))
  expect(brotliDecompressSync(await built('robots.txt.br')).toString()).toBe(long)
  expect(gunzipSync(await built('robots.txt.gz')).toString()).toBe(long)
  expect(brotliDecompressSync(await built('deep/short.txt.br')).toString()).toBe('short')
  const [, script = ''] = /src="(.*?)"/.exec((await built('index.html')).toString()) ?? []
  expect(brotliDecompressSync(await built(`${script}.br`))).toEqual(await built(script))

  for (const other of ['index.html', 'picture.png']) {
    expect(await built(other)).toBeTruthy()
    await expect(built(`${other}.br`)).rejects.toThrow('ENOENT')
    await expect(built(`${other}.gz`)).rejects.toThrow('ENOENT')
  }
})

test('a text file is compressed again if it has changed, or if its compressed file is damaged', async () => {
  const root = await temporaryFolder({
    'index.html': '',
    'public/same.txt': 'same '.repeat(100),
    'public/changed.txt': 'changed '.repeat(100),
    'public/damaged.txt': 'damaged '.repeat(100),
  })
  const compressed = (name: string) => join(root, 'dist', `${name}.txt.br`)
  await buildIn(root)
  // This shows which file was compressed again, because the build would compress it better.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }
  const weak = brotliCompressSync('same '.repeat(100), quality)
  await writeFile(compressed('same'), weak)
  await writeFile(compressed('damaged'), 'damaged')
  await writeFile(join(root, 'public/changed.txt'), 'new '.repeat(100))

  await buildIn(root)
  expect(await readFile(compressed('same'))).toEqual(weak)
  const text = async (name: string) =>
    brotliDecompressSync(await readFile(compressed(name))).toString()
  expect(await text('changed')).toBe('new '.repeat(100))
  expect(await text('damaged')).toBe('damaged '.repeat(100))
})

/** Builds the site in a folder, as `npm run build` does, and leaves the files of the build before. */
async function buildIn(root: string): Promise<void> {
  const plugins = [compressBuild({ former: join(root, 'dist') })]
  const settings = { configFile: false, logLevel: 'silent', plugins } as const
  await build({ root, ...settings, build: { emptyOutDir: false } })
}
