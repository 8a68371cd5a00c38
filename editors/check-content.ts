import { existsSync } from 'node:fs'
import { currentSettings } from '../server/settings.ts'
import { askForAll, backendSource, folderSource } from './content-source.ts'
import { linesOf } from './print-findings.ts'

/**
 * `npm run check:content`: looks at the content of a folder (`content` by default) or of a backend
 * and prints what its editors should mend. The exit code is 1 where there are errors, 2 where there
 * is no content to look at.
 */
const HOW = 'npm run check:content -- [--json] [folder or https://backend]'

const given = process.argv.slice(2)
const json = given.includes('--json')
const [where = 'content', ...more] = given.filter((argument) => argument !== '--json')
const base = URL.parse(where)
const isBackend = base?.protocol === 'http:' || base?.protocol === 'https:'

if (more.length > 0 || where.startsWith('-') || (!isBackend && !existsSync(where))) {
  console.error(`There is no folder and no backend called "${[where, ...more].join(' ')}". ${HOW}`)
  process.exitCode = 2
} else {
  const source = isBackend
    ? backendSource(base, currentSettings('.').contentTimeout)
    : folderSource(where)
  const answers = await askForAll(source)
  if (answers.every((answer) => 'away' in answer && answer.away)) {
    console.error(`Nobody answers at ${where}.`)
    process.exitCode = 2
  } else {
    // Takes seconds, which nobody should wait for in vain.
    const { loadCheck } = await import('./load-check.ts')
    const { checkForSite } = await loadCheck()
    const findings = await checkForSite(answers, source)
    if (json) process.stdout.write(`${JSON.stringify({ where, findings }, null, 2)}\n`)
    else for (const line of linesOf(findings, where)) console.log(line)
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
  }
}
