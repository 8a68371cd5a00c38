import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the tests and how to start it: the one that TEST_CHROMIUM names. Without that, on
 * Linux x64 it comes with `npm ci`, with the few system libraries it needs in case the machine lacks
 * them; elsewhere it is the Chrome or Chromium that is installed.
 */
export async function chromiumLaunchOptions() {
  const args = ['--no-sandbox', '--disable-gpu']
  const { TEST_CHROMIUM } = process.env
  if (TEST_CHROMIUM) return { executablePath: TEST_CHROMIUM, args }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const executablePath = INSTALLED.find((path) => existsSync(path))
    if (!executablePath) throw new Error('The browser tests need Chrome or Chromium: install one.')
    return { executablePath, args }
  }

  const executablePath = await chromium.executablePath()
  if (spawnSync(executablePath, ['--version']).status === 0) return { executablePath, args }
  return { executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: await ownLibraries() } }
}

async function ownLibraries(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return join(await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br')), 'lib')
}
