import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTemplatePages } from '../../../tools/support/template-pages.ts'

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]
const read = (file: string) => readFileSync(file, 'utf8')

/** The names that the recipes add: a page of news, a block of quotes, and French. */
const EXAMPLE = /news|quotes|\bfr\b/

const FOLDERS = '{build,src,server,tools,tests,deploy,content,docs,locales,public}'
const FILES = [
  ...globSync(['*', '.*', '.ci/*', '.github/**'], { exclude: ['node_modules', 'dist*', '.git'] }),
  ...globSync(`${FOLDERS}/**`, { exclude: ['**/node_modules'] }),
]
const names = new Set(FILES.map((file) => basename(file)))
const words = new Set(
  FILES.filter((file) => /\.([jt]sx?|d\.ts|sh|conf|example|html)$|Dockerfile$/.test(file)).flatMap(
    (file) => read(file).match(/\w+/g) ?? [],
  ),
)

/** The texts between backticks, outside blocks of code. */
function namesIn(document: string): string[] {
  const prose = read(document).replaceAll(/^ *```[^]*?^ *```$/gm, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  return named.filter((name) => !EXAMPLE.test(name))
}

test.each(DOCUMENTS)('the commands that %s names exist', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = Array.from(
    read(document).matchAll(/npm run (?:--?\w+ )*([\w-]+(?::[\w-]+)*)(?![\w:-]*` is gone)/g),
  )
  expect(commands.flatMap(([, name = '']) => (name in scripts ? [] : [name]))).toEqual([])
})

test.each(DOCUMENTS)('the files that %s names exist', (document) => {
  const paths = namesIn(document).filter((name) => /^[\w.{}*,-]+(\/[\w.{}*,-]+)*\/?$/.test(name))
  const inFolders = paths.filter((path) =>
    /^(build|src|server|tools|tests|deploy|docs|locales|public)\//.test(path),
  )
  const alone = paths.filter((path) => /^[a-z][\w.-]*\.(tsx?|css|po|md|sh|conf)$/.test(path))
  const gone = inFolders.filter((path) => globSync(path).length === 0)
  // The documents say how to remove the template.
  const mayBeGone = hasTemplatePages('.') ? /^$/ : /^src\/(template|routes\/_demo)\b/
  expect(gone.filter((path) => !mayBeGone.test(path))).toEqual([])
  expect(alone.filter((name) => !names.has(name))).toEqual([])
})

test('architecture.md lists what the code calls Upstream', () => {
  const lines = globSync('{src,server,build}/**/*.{ts,tsx,css}').flatMap((file) =>
    Array.from(read(file).matchAll(/Upstream:(.*)/g), ([, line = '']) => line),
  )
  const addresses = (text: string) =>
    (text.match(/https:\/\/github\.com\/[\w/-]+/g) ?? []).toSorted()
  const [, list = ''] =
    /^## Files that depend on.*$([^]*?)^## /m.exec(read('docs/architecture.md')) ?? []
  expect(addresses(list)).toEqual(addresses(lines.join('\n')))
})

test.each(DOCUMENTS)('the files that %s links to exist', (document) => {
  const links = Array.from(read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g))
  const targets = links.map(([, target = '']) => join(dirname(document), target))
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})

/** The comments of the code, each after the name of its file. */
const COMMENTS = [
  ...globSync('{build,server,src,tests,tools}/**/*.{js,ts,tsx,css}', {
    exclude: ['**/node_modules'],
  }),
  ...globSync(['*.ts', 'index.html', '.oxlintrc.json', 'deploy/Dockerfile', '.github/**/*.yml']),
].flatMap((file) =>
  Array.from(
    read(file).matchAll(/\/\*[^]*?\*\/|(?<!\S)\/\/ .*|<!--[^]*?-->/g),
    ([comment]) => `${file}: ${comment.replaceAll(/\n\s*(\*|\/\/)?\s*/g, ' ')}`,
  ),
)

test('the files that comments name exist', () => {
  const gone = COMMENTS.filter((comment) =>
    Array.from(comment.matchAll(/(?<![\w.:/-])[\w$-][\w$./-]*\.(?:tsx?|css|md)\b/g)).some(
      ([name]) => !FILES.some((file) => file === name || file.endsWith(`/${name}`)),
    ),
  )
  expect(gone).toEqual([])
})

test('the sections of the requirements that comments name exist', () => {
  const sections = read('docs/requirements.md').split(/^## (?=\d)/m)
  const gone = COMMENTS.filter((comment) =>
    Array.from(comment.matchAll(/\b[Rr]equirements, section (\d+)(?:, ([A-Z][\w ]*))?/g)).some(
      ([, number, quote = '']) =>
        !sections.some((text) => text.startsWith(`${number}. `) && text.includes(quote)),
    ),
  )
  expect(gone).toEqual([])
})

test('choices.md names each dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
    dependencies: object
    devDependencies: object
  }
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  const own = packages.filter((name) => !name.startsWith('@types/'))
  const named = new Set(read('docs/choices.md').match(/@?[\w./-]*\w/g))
  expect(own.filter((name) => !named.has(name) && !named.has(name.split('/')[1] ?? ''))).toEqual([])
})

// The others also name what belongs to libraries and backends.
test.each(['docs/recipes.md', 'docs/architecture.md', 'docs/testing.md', 'CONTRIBUTING.md'])(
  'the names of the code in %s exist',
  (document) => {
    const constants = namesIn(document).filter((name) => /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/.test(name))
    const exported = namesIn(document).filter((name) => /^\w*[a-z][A-Z]\w*$/.test(name))
    expect([...constants, ...exported].filter((name) => !words.has(name))).toEqual([])
  },
)
