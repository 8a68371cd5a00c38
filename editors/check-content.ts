import { existsSync } from 'node:fs'
import { readArguments } from '../server/read-arguments.ts'
import { runProgram } from '../server/run-program.ts'
import { currentSettings } from '../server/settings.ts'
import { StartError } from '../server/start-error.ts'
import { askForAll, backendSource, folderSource } from './content-source.ts'
import { linesOf } from './print-findings.ts'

/**
 * `npm run check:content`: looks at the content of a folder (`content` by default) or of a backend
 * and prints what its editors should mend. The exit code is 1 where there are errors, 2 where there
 * is no content to look at.
 */
await runProgram(async () => {
  const { values, operands } = readArguments({
    name: 'check:content',
    says: 'Names what editors should correct in the content of content/, a folder or a backend',
    options: { json: { type: 'boolean', says: 'the same, for programs' } },
    operands: '[folder or https://backend.example]',
  })
  const [where = 'content'] = operands
  const base = URL.parse(where)
  const isBackend = base?.protocol === 'http:' || base?.protocol === 'https:'
  if (operands.length > 1 || (!isBackend && !existsSync(where))) {
    throw new StartError(`There is no folder and no backend called "${operands.join(' ')}"`)
  }

  const source = isBackend
    ? backendSource(base, currentSettings('.').contentTimeout)
    : folderSource(where)
  const answers = await askForAll(source)
  if (answers.every((answer) => 'away' in answer && answer.away)) {
    throw new StartError(`Nobody answers at ${where}`)
  }
  // Takes seconds, which nobody should wait for in vain.
  const { loadCheck } = await import('./load-check.ts')
  const { checkForSite } = await loadCheck()
  const findings = await checkForSite(answers, source)
  if (values.json) process.stdout.write(`${JSON.stringify({ where, findings }, null, 2)}\n`)
  else for (const line of linesOf(findings, where)) console.log(line)
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
}, 2)
