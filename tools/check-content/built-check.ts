import { contentProblems } from './content-problems.ts'
import { htmlReport } from './html-report.ts'
import { runCheck } from './run-check.ts'

/** The build makes a program of the check for an installed site: dist-renderer/check-content.js. */
await runCheck(() => Promise.resolve({ contentProblems, htmlReport }))
