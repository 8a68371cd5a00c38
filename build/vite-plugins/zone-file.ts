import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type Sample from '#zone'
import type { Plugin } from 'vite'
import { number, object, string, ValidationError } from 'yup'
import { errorMessage } from '../../server/platform/log/error-message.ts'
import { currentSettings, SAMPLE_FOLDER } from '../../server/platform/settings/settings.ts'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '../../src/isomorphic/languages.ts'

const inLanguages = object(
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => {
      const text = string()
      // In another language that lacks it, visitors read the English text.
      return [code, code === FALLBACK_LANGUAGE ? text.required() : text]
    }),
  ),
)
  .noUnknown()
  .strict()

/** The fields with a text in each language. The catalogs get them. */
const TEXT_FIELDS = ['name', 'shortName', 'place', 'phoneHours', 'answerLanguages'] as const

const ZONE = object({
  ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, inLanguages])),
  point: object({
    lat: number().strict().required().min(-90).max(90),
    lng: number().strict().required().min(-180).max(180),
  }),
  openingHours: string().strict(),
})

/**
 * Builds the facts of the zone into the site, from `zone.json` in CONTENT_FOLDER. `#zone` is that file, its
 * texts join the catalogs, and index.html and the manifest get the zone's name. The preloader gets the
 * letters of `preloader.svg` in the same folder. Tests use the sample's files.
 */
export function zoneFile(): Plugin {
  let file = ''
  return {
    name: 'zone-file',
    config({ root = '.' }, { mode }) {
      const folder = mode === 'test' ? SAMPLE_FOLDER : currentSettings(root).contentFolder
      file = resolve(root, folder, 'zone.json')
      return { resolve: { alias: { '#zone': file } } }
    },
    buildStart() {
      readZone(file)
    },
    transform: {
      filter: { id: /\/locales\/\w+\.po$/ },
      handler(code, id) {
        const language = LANGUAGE_CODES.find((key) => LANGUAGES[key].tag === basename(id, '.po'))
        if (!language || id !== resolve('locales', basename(id))) return undefined
        this.addWatchFile(file)
        const messages = JSON.stringify(textsIn(language, readZone(file)))
        return { code: `${code};Object.assign(messages,${messages})`, map: null }
      },
    },
    transformIndexHtml: (html) =>
      html
        .replaceAll('%ZONE_NAME%', () => readZone(file).name.en)
        .replace('%PRELOADER_LETTERS%', () =>
          readFileSync(join(dirname(file), 'preloader.svg'), 'utf8'),
        ),
    async writeBundle({ dir = '' }) {
      const path = join(dir, 'site.webmanifest')
      if (!existsSync(path)) return
      const { name, shortName } = readZone(file)
      const manifest = JSON.parse(await readFile(path, 'utf8')) as object
      const named = { ...manifest, name: name.en, short_name: shortName.en }
      await writeFile(path, JSON.stringify(named))
    },
  }
}

/** The texts of the zone in a language, as messages of its catalog. */
function textsIn(language: Language, zone: typeof Sample): Record<string, string[]> {
  return Object.fromEntries(
    TEXT_FIELDS.map((field) => {
      const text: Partial<Record<Language, string>> = zone[field]
      return [`zone.${field}`, [text[language] ?? text[FALLBACK_LANGUAGE] ?? '']]
    }),
  )
}

function readZone(file: string): typeof Sample {
  try {
    // The decoder drops a byte order mark, which some editors add.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    const zone = JSON.parse(text) as typeof Sample
    ZONE.validateSync(zone, { abortEarly: false })
    return zone
  } catch (error) {
    const problems =
      error instanceof ValidationError ? error.errors.join(', ') : errorMessage(error)
    throw new Error(`${file} cannot be used: ${problems}. content/zone.json is an example`)
  }
}
