import runScripts, { type NpmRunAllResult } from 'npm-run-all2'

/**
 * `npm run parallel -- check:lint build`: runs scripts of package.json, two at a time, prints the whole
 * output of each at its end, and then the names of all that failed.
 */
// The scripts build and test the sample's site, whatever folder `.env` names.
process.env.CONTENT_FOLDER = ''
const failed = await runScripts(process.argv.slice(2), {
  parallel: true,
  maxParallel: 2,
  continueOnError: true,
  printLabel: true,
  aggregateOutput: true,
  nodeRun: true,
  stdout: process.stdout,
  stderr: process.stderr,
}).then(
  () => [],
  (error: unknown) => {
    const { results } = error as { results?: NpmRunAllResult[] }
    // A script that does not exist, for example.
    if (results === undefined) throw error
    return results.filter(({ code }) => code !== 0)
  },
)
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
