import { spawnSync } from 'node:child_process'
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

  const executablePath = await chromium.executablePath()
  if (spawnSync(executablePath, ['--version']).status === 0) return { executablePath, args }
  return { executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: await ownLibraries() } }
}

async function ownLibraries(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return join(await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br')), 'lib')
}
