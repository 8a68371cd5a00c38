import { quoted, type TextProblem } from '../../build/texts/text-problem.ts'
import { parseAddress } from '../../src/addresses/parse-address.ts'
import { phoneAddress } from '../../src/addresses/phone-address.ts'
import type { ValueKind } from '../../src/api/wire/fields.ts'
import type { SharedFormat } from '../../src/api/wire/fields.words.ts'
import { contactMessage } from '../../src/isomorphic/contact-message.ts'
import { parseCount } from '../../src/ui/parse-count.ts'
import { addressProblem, SITE_ADDRESS } from './address-problem.ts'
import type { DeclaredValueField } from './declared-fields.ts'

interface FieldFormat {
  /** Its name in the guide. */
  name: string
  /** Its schema in `openapi.json`, where an empty text is no mistake. */
  schema: Record<string, unknown>
  /** Returns what is wrong with a value by itself. */
  problem?: (value: string) => TextProblem | undefined
}

const ADDRESS = { type: 'string', format: 'uri-reference' }

/** The formats of fields, for the check, the guide and `openapi.json` alike. */
const FIELD_FORMATS: Record<Exclude<ValueKind, 'shared'> | SharedFormat, FieldFormat> = {
  text: { name: 'text', schema: { type: 'string' } },
  html: { name: 'HTML', schema: { type: 'string', contentMediaType: 'text/html' } },
  link: { name: 'address', schema: ADDRESS, problem: addressProblem },
  file: { name: 'file', schema: ADDRESS, problem: addressProblem },
  count: {
    name: 'number',
    schema: { type: ['number', 'string'], pattern: String.raw`^$|\d` },
    problem: (value) =>
      parseCount(value)
        ? undefined
        : wrong('no number', value, "Write digits: 120, '1,200+', '85%'"),
  },
  phone: {
    name: 'telephone number',
    schema: { type: 'string', pattern: String.raw`^$|\d.*\d.*\d` },
    problem: (value) =>
      phoneAddress(value) === undefined
        ? wrong('no number that can be dialled', value, 'Write it as +374 10 000 000')
        : undefined,
  },
  email: {
    name: 'email address',
    schema: { type: 'string', pattern: String.raw`^$|^[^\s@]+@[^\s@]+\.[^\s@]+$` },
    problem: (value) =>
      contactMessage.pick(['email']).isValidSync({ email: value })
        ? undefined
        : wrong('no email address', value, 'Write it as name@example.am, and nothing else'),
  },
  profile: {
    name: 'address of another site',
    schema: { type: 'string', pattern: '^$|^https?://' },
    problem: (value) => {
      const problem = addressProblem(value)
      if (problem) return { ...problem, message: `is ${quoted(value)}, which ${problem.message}` }
      return parseAddress(value, SITE_ADDRESS)?.kind === 'external'
        ? undefined
        : wrong('no address of another site', value, 'Write all of it: https://…')
    },
  },
  page: { name: 'part of an address', schema: { type: 'string' } },
}

export function formatOf({
  field: { kind },
  words,
}: Pick<DeclaredValueField, 'field' | 'words'>): FieldFormat {
  return FIELD_FORMATS[kind === 'shared' ? (words?.holds ?? 'page') : kind]
}

function wrong(what: string, value: string, fix: string): TextProblem {
  return { message: `is ${what}: ${quoted(value)}`, fix: `${fix}.` }
}
