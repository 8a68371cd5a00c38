import ts from 'typescript'
import { expect, test } from 'vitest'
import { unsupportedFeatures } from '../../../../tools/browser-support/unsupported-features.ts'

const FILE = 'probe.tsx'

/** The names of the features in these lines that the oldest supported browsers lack. */
function lacking(...lines: string[]): string[] {
  const program = programOf(['declare const name: string', ...lines].join(';\n'))
  const file = program.getSourceFile(FILE)
  return file ? unsupportedFeatures(program, file).map(({ name }) => name) : []
}

/** A TypeScript program of a single file that knows the types of all newer features. */
function programOf(text: string): ts.Program {
  const options = { lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'], jsx: ts.JsxEmit.Preserve, types: [] }
  const host = ts.createCompilerHost(options)
  const readFile = host.readFile.bind(host)
  host.readFile = (path) => (path === FILE ? text : readFile(path))
  return ts.createProgram([FILE], options, host)
}

test('only features that an oldest browser lacks are found', () => {
  expect(
    lacking(
      'URL.canParse(name)',
      'Promise.withResolvers()',
      '[name].toSorted()',
      'function last(names: readonly string[]) { return names.toSpliced(0, 1) }',
      "document.querySelector('dialog')?.checkVisibility()",
      'window.requestIdleCallback(last)',
      'requestIdleCallback(last)',
      'new ViewTimeline()',
      '<dialog closedby="any" />',
      'const { canParse: parses } = URL',
      'const { deviceMemory = 2 } = navigator as { deviceMemory?: number }',
      'function keyOf({ key }: NavigationHistoryEntry) { return key }',
      '/(?<=a)b/.test(name)',
      '/a/v.test(name)',
      // All browsers have these, or their names only resemble newer features.
      'structuredClone(name)',
      'AbortSignal.timeout(1)',
      '[name].findLast(Boolean)',
      'const own = { canParse: String, toSorted: String }',
      'const { canParse } = own',
      'own.canParse(name) + own.toSorted(name)',
      'type Later = ViewTimeline',
      '<dialog open inert />',
    ),
  ).toEqual([
    'URL.canParse',
    'Promise.withResolvers',
    'Array.toSorted',
    'Array.toSpliced',
    'Element.checkVisibility',
    'Window.requestIdleCallback',
    'requestIdleCallback',
    'ViewTimeline',
    '<dialog closedby>',
    'URL.canParse',
    'Navigator.deviceMemory',
    'NavigationHistoryEntry.key',
    'lookbehind',
    'the flag v',
  ])
})
