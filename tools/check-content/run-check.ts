import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Backend } from '../../server/content/backend.ts'
import { errorMessage } from '../../server/platform/log/error-message.ts'
import { readArguments } from '../../server/platform/program/read-arguments.ts'
import { OperatorError, runProgram } from '../../server/platform/program/run-program.ts'
import { currentSettings } from '../../server/platform/settings/settings.ts'
import type { contentProblems } from './content-problems.ts'
import { backendContent, folderContent, loadPayloads } from './content-to-check.ts'
import type { htmlReport } from './html-report.ts'
import { problemLines } from './problem-lines.ts'

interface SiteModules {
  contentProblems: typeof contentProblems
  htmlReport: typeof htmlReport
}

/**
 * Checks the content of a folder (CONTENT_FOLDER by default) or of a backend. The exit code is 1 if there are
 * errors, and 2 if there is no content.
 *
 * @param loadSite loads the parts of the check that need the site's own modules. That takes seconds, so wrong
 *   arguments are reported first.
 */
export async function runCheck(loadSite: () => Promise<SiteModules>): Promise<void> {
  await runProgram(() => check(loadSite), 2)
}

async function check(loadSite: () => Promise<SiteModules>): Promise<void> {
  const { values, operands } = readArguments({
    name: 'check:content',
    description: 'Lists mistakes in the content of CONTENT_FOLDER, of a folder or of a backend',
    options: {
      json: { type: 'boolean', description: 'prints them for programs' },
      html: {
        type: 'string',
        placeholder: 'FILE',
        description: 'also writes a page for editors',
      },
    },
    operands: '[folder or https://backend.example]',
  })
  const [where = currentSettings('.').contentFolder] = operands
  const base = URL.parse(where)
  const isBackend = base?.protocol === 'http:' || base?.protocol === 'https:'
  if (operands.length > 1 || (!isBackend && !existsSync(where))) {
    throw new OperatorError(
      `"${[where, ...operands.slice(1)].join(' ')}" is no folder and no backend. Name one folder, or an https://… address`,
    )
  }

  const source = isBackend ? backendOfSettings(base) : folderContent(where)
  const records = await loadPayloads(source)
  if (records.every((record) => 'failure' in record && record.isMissing)) {
    throw new OperatorError(`There is no content at ${where}. Check the folder or the address`)
  }
  const failures = new Set(records.map((record) => ('failure' in record ? record.failure : '')))
  const [failure = ''] = failures
  if (isBackend && failures.size === 1 && failure !== '') {
    throw new OperatorError(`Each content call at ${where} ${failure}. ${adviceFor(failure, base)}`)
  }
  const site = await loadSite()
  const problems = await site.contentProblems(records, source)
  if (values.json) process.stdout.write(`${JSON.stringify({ where, problems }, null, 2)}\n`)
  else for (const line of problemLines(problems, where)) console.log(line)
  if (values.html !== undefined) {
    const { hasSiteUrl, siteUrl } = currentSettings('.')
    const address = hasSiteUrl ? siteUrl : undefined
    await writeReport(values.html, site.htmlReport(problems, where, new Date(), address))
  }
  if (problems.some(({ level }) => level === 'error')) process.exitCode = 1
}

/** The backend with the limits of the settings, and with their token if it is theirs. */
function backendOfSettings(base: URL) {
  const { contentApi, contentApiToken, contentTimeoutS, ...settings } = currentSettings('.')
  const token = base.origin === contentApi?.origin ? contentApiToken : undefined
  const isForwarded = settings.apiOrigin === undefined && settings.builtIn.VITE_MEDIA_BASE === ''
  const mediaPaths = isForwarded ? settings.mediaPaths : undefined
  return backendContent(new Backend(base, contentTimeoutS, token), mediaPaths)
}

function adviceFor(failure: string, { origin, pathname }: URL): string {
  if (/ 40[13]$/.test(failure)) return `Set CONTENT_API=${origin}, and its CONTENT_API_TOKEN`
  return pathname === '/'
    ? 'Name what comes before /fez in the addresses of the calls'
    : `If that is the address of a page, try ${origin}`
}

async function writeReport(file: string, page: string): Promise<void> {
  try {
    await writeFile(file, page)
  } catch (error) {
    throw new OperatorError(`The report cannot be written to ${file}: ${errorMessage(error)}`)
  }
}
