import { nearestName } from '../../server/platform/program/nearest-name.ts'
import { chooseMetaRecord } from '../../src/frame/head/choose-meta-record.ts'
import type { PageRoute } from '../../src/isomorphic/page-route.ts'
import type { LocatedField } from './located-fields.ts'
import { didYouMean, warning } from './problem.ts'

const MAX_CHARACTERS = new Map([
  ['title', 60],
  ['description', 160],
])
const NEEDED = ['title', 'description', 'image']

/** Reports mistakes in the texts and pictures for search results and link previews. */
export function metaTagProblems(fields: LocatedField[], routes: PageRoute[]) {
  const listed = routes.filter((route) => route.listed).map(({ path }) => path)
  const records = [...Map.groupBy(fields, ({ path }) => path().replace(/\..*/, ''))].map(
    ([place, own]) => {
      const page = own.find(({ names: [name] }) => name === 'page')?.texts[0]?.text
      return { place, own, page }
    },
  )
  const used = new Set(routes.map(({ path }) => chooseMetaRecord(records, path)))
  const unused = records
    .filter((record) => !used.has(record))
    .map(({ place, page }) => {
      const same = records.findIndex((other) => page !== undefined && other.page === page)
      const isRepeated = records[same]?.place !== place
      return {
        place,
        page,
        earlier: isRepeated && same >= 0 ? same + 1 : undefined,
        suggestion: page && !isRepeated ? nearestName(page, listed.map(nameOfPage)) : undefined,
      }
    })
  return [
    ...unused.map(({ place, page, earlier, suggestion }) => {
      const unusedRecord = (message: string, fix?: string) =>
        warning('page of no address', `${place}.page`, message, fix)
      if (page === undefined) return unusedRecord('is empty: no page has this record')
      if (earlier !== undefined) {
        const message = `is '${page}', as in item ${earlier}, which the site uses instead`
        return unusedRecord(message, 'Delete one of the two records.')
      }
      return unusedRecord(
        `is '${page}', which is in no page's address${didYouMean(suggestion)}`,
        suggestion && `Write '${suggestion}'.`,
      )
    }),
    ...listed.flatMap((path) => {
      const record = chooseMetaRecord(records, path)
      if (!record) {
        return unused.some(({ suggestion }) => suggestion === nameOfPage(path))
          ? []
          : [
              warning(
                'page without a preview',
                '',
                `has no record for ${path}`,
                `Add one whose page is '${nameOfPage(path)}'.`,
              ),
            ]
      }
      const message = `is empty, and ${path} needs it for link previews`
      return record.own
        .filter(({ names: [name], texts }) => NEEDED.includes(name) && texts.length === 0)
        .map(({ names: [name] }) =>
          warning('page without a preview', `${record.place}.${name}`, message),
        )
    }),
    ...fields.flatMap(tooLong),
  ]
}

function tooLong({ names: [name], texts }: LocatedField) {
  const most = MAX_CHARACTERS.get(name) ?? Infinity
  return texts
    .map(({ field, text }) => ({ field, length: Array.from(text).length }))
    .filter(({ length }) => length > most)
    .map(({ field, length }) =>
      warning('too long for a preview', field, `has ${length} characters: at most ${most}`),
    )
}

function nameOfPage(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}
