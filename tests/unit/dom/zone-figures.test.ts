import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../src/api/calls/calls.ts'
import { CONTENT_RECORDS } from '../../../src/api/records/content-records.ts'
import { createQueryClient } from '../../../src/api/records/query-client.ts'
import { StandIn } from '../../../src/i18n/content-text.ts'
import { type Language, LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { localize } from '../../../src/i18n/localized.ts'
import { startBackend } from '../../support/backend.ts'

type Around = Partial<Record<Language, string>>

/**
 * Figures that many texts of the zone contain, with the words around each figure (`#`). The last
 * test covers languages that are not listed here.
 */
const FIGURES: [figure: string, what: string, Around & { en: string }][] = [
  [
    '38',
    'companies',
    { en: '# (resident )?companies', ru: '# компани', arm: '# (ռեզիդենտ )?ընկերություն' },
  ],
  [
    '2600',
    'people',
    { en: '# (people|jobs)', ru: '# (человек|рабочи[ех] мест)', arm: '# (մարդ|աշխատատեղ)' },
  ],
  [
    '31',
    'countries of export',
    { en: '# (countries|export)', ru: '# стран', arm: '# (արտահանման )?երկիր' },
  ],
  ['24', 'hectares', { en: '# hectares', ru: '# (площадь, )?гектар', arm: '# հեկտար' }],
  ['14', 'halls', { en: '# halls', ru: '# корпус', arm: '# մասնաշենք' }],
  ['92000', 'm² in all', { en: '(?<!from )# m²', ru: '(?<!от )# м²', arm: '# մ²(?!-ից)' }],
  ['300', 'm² at least', { en: 'from # m²', ru: 'от # м²', arm: '# մ²-ից' }],
  ['35', 'kV', { en: '# kV', ru: '# кВ', arm: '# կՎ' }],
  [
    '18',
    'MW of the feeders',
    {
      en: '(?<!add up to )# MW',
      ru: '(?<!добавляют до )# МВт',
      arm: '(?<!ավելացնում են մինչև )# ՄՎտ',
    },
  ],
  ['5', 'km to the centre', { en: '(?<!about )# km', ru: '(?<!около )# км', arm: '(?<!մոտ )# կմ' }],
  ['20', 'km to the airport', { en: 'about # km', ru: 'около # км', arm: 'մոտ # կմ' }],
  [
    '2000',
    'drams per m² of a hall',
    {
      en: String.raw`production hall( costs| \| \|) # drams per`,
      ru: String.raw`производственное помещение( стоит| \| \|) # драмов за`,
      arm: String.raw`արտադրական տարածք(ի ամսական վարձը մեկ մ²-ի համար| \| \| ամսական) # դրամ`,
    },
  ],
  ['120', 'places for training', { en: '# places', ru: '# мест', arm: '# տեղ' }],
  [
    '2011',
    'as the year of the law',
    {
      en: 'Free Economic Zones of #',
      ru: 'свободных экономических зонах» #',
      arm: 'գոտիների մասին» #',
    },
  ],
]

test.each(FIGURES)(
  '%s %s: the figure is the same in every place and language',
  async (figure, _, around) => {
    const places: string[][] = []
    for (const language of LANGUAGE_CODES) {
      const words = around[language]
      if (words === undefined) continue
      const pattern = new RegExp(words.replace('#', String.raw`\b(?<figure>\d+)\+?`), 'gi')
      const told = (await textsIn(language))
        // A resident's own figures may differ from the zone's.
        .filter(({ place }) => !place.startsWith('get-our-residents-page'))
        .flatMap(({ place, text }) =>
          [...text.matchAll(pattern)].map((found) => ({ place, figure: found.groups?.figure })),
        )
      expect(told.filter((one) => one.figure !== figure)).toEqual([])
      places.push(told.map(({ place }) => place))
    }
    const [english = [], ...others] = places
    expect(english.length).toBeGreaterThan(1)
    expect(others).toEqual(others.map(() => english))
  },
)

test('each text of the sample has the same figures in every language', async () => {
  const english = figuresOf(await textsIn('en'))
  for (const language of LANGUAGE_CODES) {
    expect(figuresOf(await textsIn(language)), language).toEqual(english)
  }
})

interface PlacedText {
  /** The call and the fields that lead to the text. */
  place: string
  text: string
}

async function textsIn(language: Language): Promise<PlacedText[]> {
  startBackend()
  const client = createQueryClient()
  const records = CONTENT_CALLS.map(async (call) => {
    const held: unknown = await client.query(CONTENT_RECORDS[call])
    return textsOf(localize(held, language), call)
  })
  return (await Promise.all(records)).flat()
}

function textsOf(value: unknown, place: string): PlacedText[] {
  if (value instanceof StandIn) return textsOf(value.text, place)
  if (typeof value === 'string') return [{ place, text: plain(value) }]
  if (typeof value !== 'object' || value === null) return []
  const { count, title } = value as { count?: string; title?: string }
  if (count && title) return [{ place, text: plain(`${count} ${title}`) }]
  return Object.entries(value).flatMap(([field, inner]) => textsOf(inner, `${place} ${field}`))
}

/** Removes tags, no-break spaces and the separators within numbers. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?(a|em|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' | ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d)[ ,](?=\d{3}\b)/g, '')
}

function figuresOf(texts: PlacedText[]): Record<string, string[]> {
  const figures = texts.map(({ place, text }) => [place, (text.match(/\d+/g) ?? []).toSorted()])
  return Object.fromEntries(figures) as Record<string, string[]>
}
