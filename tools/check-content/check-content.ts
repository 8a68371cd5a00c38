import type * as Check from './content-problems.ts'
import type * as Report from './html-report.ts'
import { runCheck } from './run-check.ts'

/** `npm run check:content`, from the sources. */
await runCheck(async () => {
  const { importWithVite } = await import('../support/import-with-vite.ts')
  const [{ contentProblems }, { htmlReport }] = await Promise.all([
    importWithVite<typeof Check>('/tools/check-content/content-problems.ts'),
    importWithVite<typeof Report>('/tools/check-content/html-report.ts'),
  ])
  return { contentProblems, htmlReport }
})
