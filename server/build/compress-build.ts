import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compress, type Encoding, ENCODINGS, isCompressible } from '../http/encoding.ts'

export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    // Nobody downloads the renderer.
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => (dir === undefined ? undefined : compressFolder(dir)),
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && isCompressible(entry.name))
  await Promise.all(texts.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  for (const encoding of Object.keys(ENCODINGS) as Encoding[]) {
    await writeFile(path + ENCODINGS[encoding], await compress(bytes, encoding, 'best'))
  }
}
