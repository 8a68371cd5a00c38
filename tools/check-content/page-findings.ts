import { chooseMetaRecord } from '../../src/frame/head/choose-meta-record.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import { type PlacedField } from './placed-fields.ts'
import type { SitePaths } from './site-paths.ts'
import { textsOf } from './text-findings.ts'

const CALL = 'meta-tags'
const LONGEST = { title: 60, description: 160 }
const NEEDED = ['title', 'description', 'image']

/** Reports mistakes in the texts and pictures for search results and link previews. */
export function pageFindings(fields: PlacedField[], { listed, all }: SitePaths): Finding[] {
  const records = [...Map.groupBy(fields, ({ path }) => path().replace(/\..*/, ''))].map(
    ([place, held]) => ({
      place,
      held,
      page: held.find(({ key }) => key === 'page')?.value as string | undefined,
    }),
  )
  const used = new Set(all.map((path) => chooseMetaRecord(records, path)))
  const unused = records.filter((record) => !used.has(record))
  const meant = new Map(
    unused.map(({ place, page }) => [
      place,
      page === undefined ? undefined : nearest(page, listed.map(nameOfPage)),
    ]),
  )
  return [
    ...unused.map(({ place, page }) =>
      warning('page of no address', `${place}.page`, noAddress(page, meant.get(place))),
    ),
    ...listed.flatMap((path) => {
      const record = chooseMetaRecord(records, path)
      if (!record) {
        return [...meant.values()].includes(nameOfPage(path))
          ? []
          : [warning('page without a preview', '', `has no record for ${path}`)]
      }
      return NEEDED.filter((name) =>
        record.held.some(({ key, value }) => key === name && value === undefined),
      ).map((name) =>
        warning(
          'page without a preview',
          `${record.place}.${name}`,
          `is empty, and ${path} needs it for link previews`,
        ),
      )
    }),
    ...tooLong(fields),
  ]
}

function tooLong(fields: PlacedField[]): Finding[] {
  return textsOf(fields).flatMap(({ key, value, path }) => {
    const most = key in LONGEST ? LONGEST[key as keyof typeof LONGEST] : Infinity
    return LANGUAGE_CODES.flatMap((language) => {
      const length = Array.from(value.values[language] ?? '').length
      return length > most
        ? [
            warning(
              'too long for a preview',
              path(language),
              `has ${length} characters: at most ${most}`,
            ),
          ]
        : []
    })
  })
}

function nameOfPage(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}

function noAddress(page: string | undefined, meant: string | undefined): string {
  if (page === undefined) return 'is empty: no page has this record'
  return `is '${page}', which is in no page's address${meant === undefined ? '' : `; did you mean ${meant}?`}`
}

function warning(kind: Finding['kind'], field: string, says: string): Finding {
  return { level: 'warning', kind, call: CALL, field, says }
}
