import { type InferType, object, string, ValidationError } from 'yup'

/** What can be wrong with a field of a contact message. */
export type Problem =
  'required' | 'tooShort' | 'tooLong' | 'notLetters' | 'notAnAddress' | 'notAPhone'

/** A problem, and the test that a value (trimmed, in NFC) must pass not to have it. */
type Rule = [Problem, (value: string) => boolean]

const REQUIRED: Rule = ['required', (value) => value !== '']
const NAME: Rule[] = [
  REQUIRED,
  ['tooShort', (value) => lengthOf(value) >= 2],
  // Letters of any script, with the marks that combine with them.
  ['notLetters', (value) => /^[\p{L}\p{M}\p{Zs}]+$/u.test(value)],
]
const EMAIL: Rule[] = [
  REQUIRED,
  ['notAnAddress', (value) => /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(value)],
]
const PHONE: Rule[] = [
  REQUIRED,
  ['notAPhone', (value) => /^[0-9+\-()]+$/.test(value)],
  ['tooShort', (value) => lengthOf(value) >= 8],
  ['tooLong', (value) => lengthOf(value) <= 15],
]

/** The greatest length of a message, in code points (specification, section 9). */
export const MESSAGE_LIMIT = 1000

const MESSAGE: Rule[] = [
  REQUIRED,
  ['tooShort', (value) => lengthOf(value) >= 10],
  ['tooLong', (value) => lengthOf(value) <= MESSAGE_LIMIT],
]

/**
 * The rules of the contact form (specification, section 5), for the form and for the server. A
 * value is trimmed and normalised to NFC before it is checked and sent; the error of a field is
 * the first `Problem` of its rules, in the order of the specification's table.
 */
export const contactMessage = object({
  firstName: field(NAME),
  lastName: field(NAME),
  email: field(EMAIL),
  phone: field(PHONE),
  message: field(MESSAGE),
})

export type ContactMessage = InferType<typeof contactMessage>

export type ContactField = keyof ContactMessage

/** The fields in the order of the form. */
export const CONTACT_FIELDS = Object.keys(contactMessage.fields) as ContactField[]

/** What is wrong with a message, by field; nothing where it can be sent. */
export function problemsOf(values: unknown): Partial<Record<ContactField, Problem>> {
  const problems: Partial<Record<ContactField, Problem>> = {}
  try {
    contactMessage.validateSync(values, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path, message } of error.inner) problems[path as ContactField] = message as Problem
  }
  return problems
}

/** A text's length as a person counts it, in code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

function field(rules: Rule[]) {
  return string()
    .default('')
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : ''))
    .test('rules', (value, context) => {
      const broken = rules.find(([, holds]) => !holds(value))
      return broken ? context.createError({ message: broken[0] }) : true
    })
}
