import { relative } from 'node:path'
import ts from 'typescript'
import { FALLBACKS } from './fallbacks.ts'
import { unsupportedFeatures } from './unsupported-features.ts'

/**
 * `npm run check:browsers`: for each feature that the oldest browsers lack, `fallbacks.ts` has to say what
 * happens without it, and for no other. Reads only code that runs in browsers.
 */
const OF_NODE = /^src\/(prerender|[^/]+\/tests)\//

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
  config: object
}
const { fileNames, options } = ts.parseJsonConfigFileContent(
  { ...config, include: ['src'] },
  ts.sys,
  process.cwd(),
)
const inBrowsers = fileNames.filter((file) => !OF_NODE.test(relative(process.cwd(), file)))
// Node's own types are long, and browsers lack them.
const types = options.types?.filter((name) => name !== 'node') ?? []
const program = ts.createProgram(inBrowsers, { ...options, types })

const lacking = new Set<string>()
for (const file of program.getSourceFiles()) {
  const path = relative(process.cwd(), file.fileName)
  if (!path.startsWith('src/') || OF_NODE.test(path)) continue
  for (const { name, browsers, position } of unsupportedFeatures(program, file)) {
    lacking.add(name)
    if (Object.hasOwn(FALLBACKS, name)) continue
    const { line, character } = file.getLineAndCharacterOfPosition(position)
    const place = `${path}:${line + 1}:${character + 1}`
    console.error(
      `${place} ${name} is not in ${browsers.join(', ')}. Avoid it, or describe its fallback in tools/browser-support/fallbacks.ts`,
    )
    process.exitCode = 1
  }
}
for (const name of Object.keys(FALLBACKS)) {
  if (lacking.has(name)) continue
  console.error(`No code uses ${name} any more. Remove it from tools/browser-support/fallbacks.ts`)
  process.exitCode = 1
}
