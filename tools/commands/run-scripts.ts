import { packageScript } from './package-script.ts'
import { sideBySide } from './side-by-side.ts'

/** `run-scripts.ts <script> …`: runs scripts of package.json. Name the slowest one first. */
const names = process.argv.slice(2)
const commands = Object.fromEntries(names.map((name) => [name, packageScript(name)]))
if (!(await sideBySide(commands))) process.exitCode = 1
