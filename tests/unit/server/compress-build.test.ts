import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { compressBuild } from '../../../server/build/compress-build.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('a build also writes each text file as .br and as .gz', async () => {
  const long = 'This site is for everybody.\n'.repeat(100)
  const root = await temporaryFolder({
    'index.html': `<p>${long}</p><script type="module" src="/main.js"></script>`,
    'main.js': `console.log(${JSON.stringify(long)})`,
    'public/robots.txt': long,
    'public/deep/short.txt': 'short',
    'public/picture.png': long,
  })

  await build({ root, configFile: false, logLevel: 'silent', plugins: [compressBuild()] })

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
