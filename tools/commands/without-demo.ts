import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { packageScript } from './package-script.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * `npm run check:without-demo`: proves that the template's pages can be removed in one step. In a copy of
 * the project it deletes their two folders and the line with their catalogs. The rest has to build, and
 * to pass its checks and the tests of routes and catalogs.
 *
 * With `-- --all` it runs all of `npm test` there.
 */
const FOLDERS = ['src/demo', 'src/routes/_demo']
const LINE = { file: 'lingui.config.ts', naming: 'src/demo/locales' }
const LEFT_BEHIND = ['node_modules', 'dist', 'dist-renderer', 'data', 'test-results', '.git']

/** Makes the bundle of `npm run build`, but does not minify it, which would double the time. */
const BUNDLE =
  'import { build } from "vite"; await build({ build: { minify: false, write: false } })'

/** These tests read the lists of routes and catalogs, to which the template adds. */
const TESTS = 'tests/component/routes.test tests/unit/catalogs.test'

if (FOLDERS.every((folder) => existsSync(folder))) {
  await proveIn(mkdtempSync(join(tmpdir(), 'without-demo-')))
} else {
  console.log('The template has already been removed.')
}

async function proveIn(copy: string): Promise<void> {
  try {
    cpSync('.', copy, { recursive: true, filter: (file) => !LEFT_BEHIND.includes(basename(file)) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    for (const folder of FOLDERS) rmSync(join(copy, folder), { recursive: true })
    dropLine(join(copy, LINE.file), LINE.naming)
    if (!(await checkIn(copy))) process.exitCode = 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Makes the bundle first: that writes the route tree, which the checks and tests read. */
async function checkIn(copy: string): Promise<boolean> {
  const built = await sideBySide({ bundle: `node --input-type=module --eval '${BUNDLE}'` }, copy)
  if (process.argv.includes('--all')) {
    return built && spawnSync('npm', ['test'], { cwd: copy, stdio: 'inherit' }).status === 0
  }
  const tests = `${packageScript('test:components')} --maxWorkers 1 ${TESTS}`
  const checks = {
    // A single worker imports jsdom and React only once, and leaves the other core to the checks.
    'test:components': tests,
    types: 'oxlint --type-check-only',
    'check:catalogs': packageScript('check:catalogs'),
    'check:unused': packageScript('check:unused'),
  }
  return built && (await sideBySide(checks, copy))
}

function dropLine(file: string, naming: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const kept = lines.filter((line) => !line.includes(naming))
  if (kept.length !== lines.length - 1)
    throw new Error(`${file} does not name ${naming} in one line.`)
  writeFileSync(file, kept.join('\n'))
}
