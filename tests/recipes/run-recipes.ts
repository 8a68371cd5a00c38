import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run test:recipes`: follows each recipe of docs/recipes.md that has commands or changes, as they are
 * written, in a copy of the last commit, and then runs the checks that must pass. It installs packages.
 */
const CHECKED: Record<string, string> = {
  'A language':
    'npm run build && npm run check:catalogs && npm run check:types && npx vitest run --project node tests/unit/docs tests/unit/build tests/unit/tools/fonts tests/unit/tools/catalogs',
  'Without a language':
    'npm run build && npm run check:catalogs && npx vitest run --project node tests/unit/docs tests/unit/build tests/unit/tools/catalogs',
  'Without a page': 'npm run build && npm run check:routes',
}

const page = readFileSync('docs/recipes.md', 'utf8')
for (const [heading, checks] of Object.entries(CHECKED)) {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const blocks = [...section.matchAll(/^```(sh|diff)\n(.*?)^```$/gms)]
  if (blocks.length === 0) throw new Error(`The recipe '${heading}' has no commands`)
  const copy = mkdtempSync(join(tmpdir(), 'fez-recipe-'))
  run('git', ['clone', '--quiet', '.', copy], '.')
  run('cp', ['-al', 'node_modules', join(copy, 'node_modules')], '.')
  for (const [, language, text = ''] of blocks) {
    console.log(`\n${heading}:\n${text}`)
    if (language === 'diff') run('patch', ['--quiet', '--strip=1'], copy, text)
    else run('bash', ['-e'], copy, text)
  }
  run('bash', ['-e'], copy, checks)
  console.log(`\n${heading}: all checks pass. The copy is in ${copy}`)
}

function run(command: string, args: string[], cwd: string, input?: string): void {
  execFileSync(command, args, {
    cwd,
    input,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'inherit', 'inherit'],
  })
}
