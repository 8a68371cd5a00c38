import { execFileSync } from 'node:child_process'
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

/**
 * `npm run check:without-demo`: proves that the template's pages can be taken out in one step. In a
 * copy of the project it deletes their two folders and the line that names their catalogs; what is
 * left has to build and to pass its checks, and the tests that look at the site as a whole: its
 * routes, its words, its catalogs.
 *
 * With `-- --all` it runs all of `npm test` there, which takes as long as that does.
 */
const FOLDERS = ['src/demo', 'src/routes/_demo']
const LINE = { file: 'lingui.config.ts', naming: 'src/demo/locales' }
const LEFT_BEHIND = ['node_modules', 'dist', 'dist-renderer', 'data', 'test-results', '.git']

const WHOLE_SITE = [
  'component/routes',
  'component/page-change',
  'component/pseudo-locale',
  'unit/catalogs',
]
const checks = process.argv.includes('--all')
  ? [['build'], ['test']]
  : [
      ['build'],
      ['check:types'],
      ['check:unused'],
      ['check:catalogs'],
      ['test:components', '--', ...WHOLE_SITE.map((name) => `tests/${name}.test`)],
    ]

if (FOLDERS.every((folder) => existsSync(folder))) {
  proveIn(mkdtempSync(join(tmpdir(), 'without-demo-')))
} else {
  console.log('The template has been taken out already.')
}

function proveIn(copy: string): void {
  try {
    cpSync('.', copy, { recursive: true, filter: (file) => !LEFT_BEHIND.includes(basename(file)) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    for (const folder of FOLDERS) rmSync(join(copy, folder), { recursive: true })
    dropLine(join(copy, LINE.file), LINE.naming)
    for (const check of checks) {
      console.log(`Without the template: npm run ${check.join(' ')}`)
      execFileSync('npm', ['run', ...check], { cwd: copy, stdio: 'inherit' })
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function dropLine(file: string, naming: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const kept = lines.filter((line) => !line.includes(naming))
  if (kept.length !== lines.length - 1)
    throw new Error(`${file} does not name ${naming} in one line.`)
  writeFileSync(file, kept.join('\n'))
}
