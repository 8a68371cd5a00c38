import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Language } from '../../../src/isomorphic/languages.ts'
import { SavedFile } from '../../platform/storage/saved-file.ts'
import { pageKey } from '../serve/page-store.ts'

interface SeenPage {
  /** A hash of what the page shows. */
  shown: string
  /** When it was first seen to show this instead of something else, as an ISO 8601 date. */
  changed?: string | undefined
}

/** This number changes with the type of the saved value. */
const SAVED_FORMAT = 1

/**
 * When each page last changed: when it was seen to show something different from before, in this run or an
 * earlier one. A page that was never seen to change has no date.
 */
export class PageChangeDates {
  readonly #file: SavedFile<Map<string, SeenPage>>
  readonly #seen: Map<string, SeenPage>

  static async load(folder: string): Promise<PageChangeDates> {
    const file = new SavedFile<Map<string, SeenPage>>(join(folder, 'page-changes'), SAVED_FORMAT)
    return new PageChangeDates(file, (await file.load()) ?? new Map<string, SeenPage>())
  }

  private constructor(file: SavedFile<Map<string, SeenPage>>, seen: Map<string, SeenPage>) {
    this.#file = file
    this.#seen = seen
  }

  lastChange(path: string, language: Language): string | undefined {
    return this.#seen.get(pageKey(path, language))?.changed
  }

  note(path: string, language: Language, html: string): void {
    const shown = hashOfShown(html)
    const key = pageKey(path, language)
    const before = this.#seen.get(key)
    if (shown === undefined || shown === before?.shown) return
    this.#seen.set(key, { shown, changed: before && new Date().toISOString() })
  }

  async save(): Promise<void> {
    await this.#file.save(this.#seen)
  }
}

/** The texts, pictures and link targets of `<main>`, because a new build may change its tags. */
const SHOWN = /\s(?:src|href)="([^"]*)"|>([^<]+)/g

/** Returns undefined for a page whose content is missing. */
function hashOfShown(html: string): string | undefined {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start === -1 || end === -1) return undefined
  const parts = [...html.slice(start, end).matchAll(SHOWN)].map(
    ([, address, text]) => address ?? text,
  )
  return hash('sha256', parts.join(''))
}
