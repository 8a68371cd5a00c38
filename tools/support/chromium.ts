import { spawnSync } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

/**
 * The browser for the tests. TEST_CHROMIUM names one. Without it, Linux x64 uses the one from `npm ci`,
 * with system libraries that the machine may lack; other systems use an installed Chrome.
 */
export async function chromiumLaunchOptions() {
  const args = ['--no-sandbox', '--disable-gpu']
  const { TEST_CHROMIUM } = process.env
  if (TEST_CHROMIUM) return { executablePath: TEST_CHROMIUM, args }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { channel: 'chrome', args } as const

  const options = {
    executablePath: await chromium.executablePath(),
    args,
    ignoreDefaultArgs: await unneededDefaultArgs(),
  }
  if (spawnSync(options.executablePath, ['--version']).status === 0) return options
  return { ...options, env: { ...process.env, LD_LIBRARY_PATH: await ownLibraries() } }
}

/**
 * Playwright has Chromium share memory through files on the disk, because a container may have only 64 MB of
 * shared memory. That costs a twentieth of the browser tests' processor time, and 1 GB is enough without it.
 */
async function unneededDefaultArgs(): Promise<string[]> {
  const { bavail, bsize } = await statfs('/dev/shm')
  return bavail * bsize > 2 ** 30 ? ['--disable-dev-shm-usage'] : []
}

async function ownLibraries(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return join(await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br')), 'lib')
}
