import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** In CSS `--gap: 1rem`, in a style of React `'--gap': gap`, in a script `setProperty('--gap', …)`. */
const DECLARED = /(--[\w-]+)(?=\s*:|'\s*[:,])/g
const READ = /var\(\s*(--[\w-]+)/g

// A browser ignores the whole declaration, without a word.
test('each custom property that is read is declared', () => {
  const sources = globSync('{index.html,src/**/*.{css,ts,tsx}}').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  const declared = new Set(sources.flatMap(({ text }) => names(text, DECLARED)))
  expect(declared).toContain('--color-sevan')
  const unknown = sources.flatMap(({ file, text }) =>
    names(text, READ)
      .filter((name) => !declared.has(name))
      .map((name) => `${file}: var(${name})`),
  )
  expect(unknown).toEqual([])
})

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}
