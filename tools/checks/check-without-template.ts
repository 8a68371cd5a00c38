import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { writeRouteTree } from '../support/route-tree.ts'
import { hasTemplatePages, removeTemplatePages } from '../support/template-pages.ts'

/**
 * `npm run check:without-template`: proves that the template's pages can be removed in one step. It removes
 * them from a copy of the project. There, the types of `src` must be right, and no import may be lost and no
 * export unused.
 * `npm run test:browser` builds and runs the site without them.
 *
 * With `-- --all` it runs all of `npm test` there.
 */
const LEFT_BEHIND = ['node_modules', 'dist', 'dist-renderer', 'data', 'test-results', '.git']

const CHECKS = [
  ...(['node', '--run', 'parallel', '--'] as const),
  'check:lint -- --type-check-only src',
  'check:unused',
] as const

if (hasTemplatePages('.')) await proveIn(mkdtempSync(join(tmpdir(), 'without-template-')))
else console.log('The template has already been removed.')

async function proveIn(copy: string): Promise<void> {
  try {
    cpSync('.', copy, { recursive: true, filter: (file) => !LEFT_BEHIND.includes(basename(file)) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    removeTemplatePages(copy)
    await writeRouteTree(copy)
    if (!passesIn(copy)) process.exitCode = 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function passesIn(copy: string): boolean {
  const [command, ...args] = process.argv.includes('--all') ? ['npm', 'test'] : CHECKS
  return spawnSync(command, args, { cwd: copy, stdio: 'inherit' }).status === 0
}
