import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Plugin } from 'vite'
import { compressBytes, ENCODINGS, isCompressible } from '../../server/platform/http/encoding.ts'
import { listFiles } from '../publish-files.ts'

const decompress = promisify(brotliDecompress)

/**
 * Also writes each text file of the build as .br and as .gz. Files that are the same in the `former` build
 * are not compressed again, because brotli's best level takes a third of the time of a build.
 */
export function compressBuild({ former }: { former: string }): Plugin {
  return {
    name: 'compress-build',
    // Nobody downloads the renderer.
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => (dir === undefined ? undefined : compressFolder(dir, former)),
    },
  }
}

async function compressFolder(folder: string, former: string): Promise<void> {
  const names = (await listFiles(folder)).filter(isCompressible)
  await Promise.all(names.map((name) => compressFile(join(folder, name), join(former, name))))
}

async function compressFile(path: string, former: string): Promise<void> {
  const bytes = await readFile(path)
  await writeFile(path + ENCODINGS.gzip, await compressBytes(bytes, 'gzip', 'file'))
  const reused = await readIfSame(former + ENCODINGS.br, bytes)
  await writeFile(path + ENCODINGS.br, reused ?? (await compressBytes(bytes, 'br', 'file')))
}

/** The former compressed file, if it was made from the same bytes. */
async function readIfSame(compressed: string, bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const former = await readFile(compressed)
    return bytes.equals(await decompress(former)) ? former : undefined
  } catch {
    // There is no such file, or it is damaged.
    return undefined
  }
}
