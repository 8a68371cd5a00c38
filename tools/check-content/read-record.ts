import { WireRecord } from '../../src/api/wire/wire.ts'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'
import type { Localized } from '../../src/i18n/localized.ts'

/** The names of those readers of `wire.ts` that return one value. */
export type FieldKind = 'text' | 'html' | 'link' | 'shared' | 'file' | 'count'

/** A field that a reader has asked for, with its value. */
export interface ReadField {
  kind: FieldKind
  /** Its spellings, the usual one first. */
  names: string[]
  value: Localized<string> | string | undefined
}

interface ReadList {
  name: string
  items: ReadRecord[]
  /** An empty item. It knows all fields that the reader asks an item for. */
  blank: ReadRecord
}

interface ReadBlock {
  name: string
  block: ReadRecord
}

/**
 * A record that notes what a reader asks for. Pass it to a reader of `src/api`: it then knows the
 * fields that the site reads, so nobody has to list them.
 */
export class ReadRecord extends WireRecord {
  readonly wire: unknown
  readonly fields: ReadField[] = []
  readonly lists: ReadList[] = []
  readonly blocks: ReadBlock[] = []

  constructor(wire: unknown) {
    super(wire)
    this.wire = wire
  }

  override text(...names: string[]) {
    return this.#keep('text', names, super.text(...names))
  }

  override html(...names: string[]) {
    return this.#keep('html', names, super.html(...names))
  }

  override link(...names: string[]) {
    return this.#keep('link', names, super.link(...names))
  }

  override shared(...names: string[]) {
    return this.#keep('shared', names, super.shared(...names))
  }

  override file(...names: string[]) {
    return this.#keep('file', names, super.file(...names))
  }

  override count(name: string) {
    return this.#keep('count', [name], super.count(name))
  }

  override list<T extends object>(name: string, read: (item: WireRecord) => T) {
    return super.list(name, this.#keepingItems(name, read))
  }

  override items<T extends object>(read: (item: WireRecord) => T) {
    return super.items(this.#keepingItems('', read))
  }

  override block(name: string): WireRecord {
    const block = super.block(name)
    if (block instanceof ReadRecord) this.blocks.push({ name, block })
    return block
  }

  protected override within(wire: unknown): WireRecord {
    return new ReadRecord(wire)
  }

  #keep<Value extends ReadField['value']>(kind: FieldKind, names: string[], value: Value): Value {
    this.fields.push({ kind, names, value })
    return value
  }

  #keepingItems<T>(name: string, read: (item: WireRecord) => T) {
    const list: ReadList = { name, items: [], blank: new ReadRecord({}) }
    read(list.blank)
    this.lists.push(list)
    return (item: WireRecord) => {
      if (item instanceof ReadRecord) list.items.push(item)
      return read(item)
    }
  }
}

/** Whether a field of this kind has a value for each language. */
export function isPerLanguage(kind: FieldKind): boolean {
  return kind === 'text' || kind === 'html' || kind === 'link'
}

/** The usual spelling of a block's field: `informative1Title`. */
export function spelledFlat(block: string, name: string): string {
  return block === '' ? name : block + name.charAt(0).toUpperCase() + name.slice(1)
}

/** The spellings of a name in a language, the usual one first: `title`, `en_title`. */
export function spellingsIn(language: Language, name: string): string[] {
  return [...new Set([LANGUAGES[language].fieldPrefix + name, `${language}_${name}`])]
}

/** All names that the members of a record may have, in their usual spelling. */
export function namesOf(record: ReadRecord): string[] {
  const all = (name: string) =>
    LANGUAGE_CODES.flatMap((language) => spellingsIn(language, name).slice(0, 1))
  const own = (fields: ReadField[], block = '') =>
    fields.flatMap(({ kind, names }) => {
      const [name = ''] = names.map((one) => spelledFlat(block, one))
      return isPerLanguage(kind) ? all(name) : [name]
    })
  return [
    ...own(record.fields),
    ...record.blocks.flatMap(({ name, block }) => own(block.fields, name)),
    ...record.lists.flatMap(({ name }) => all(name)),
  ]
}
