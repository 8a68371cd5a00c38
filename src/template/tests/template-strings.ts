import { globSync, readFileSync } from 'node:fs'

/** Style names, messages and texts that only the template's files contain. */
const OWN = ownStrings()

/** The template's strings that this code contains. */
export function templateStringsIn(code: string): string[] {
  return OWN.filter((own) => {
    if (!code.includes(own)) return false
    // Only whole names count, because an address or a file name may contain one of them.
    const literally = own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\w-])${literally}(?![\\w-])`).test(code)
  })
}

function ownStrings(): string[] {
  const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const product = read(
    globSync('{src,locales,content}/**/*.{ts,tsx,css,po,json}', {
      exclude: ['src/template/**', 'src/routes/_demo/**', 'src/routeTree.gen.ts'],
    }),
  )
  const template = read(globSync('src/{template,routes/_demo}/**/*.{ts,tsx}'))
  const styles = read(globSync('src/template/**/*.css'))
  const words = read(globSync('src/template/locales/*.po'))
  const found = [
    ...styles.matchAll(/\.([a-z]+-[a-z-]+)/g),
    ...words.matchAll(/^msgstr "([^"{}]{8,})"/gm),
    ...template.matchAll(/'([^'/\n]{16,})'/g),
  ].map(([, own = '']) => own)
  return [...new Set(found)].filter((own) => !product.includes(own))
}
