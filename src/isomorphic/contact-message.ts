import type { MessageDescriptor } from '@lingui/core'
import { msg } from '#msg'
import { type InferType, type Message, object, type TestConfig } from 'yup'
import { line, multiline } from './clean-text.ts'
import { isPlainObject } from './is-plain-object.ts'

/** Letters of any script, with the marks that combine with them. */
const LETTERS = /^[\p{L}\p{M}\p{Zs}]+$/u
/** Browsers hand over a domain in another script as punycode (`xn--…`), which has digits. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.(?:[\p{L}\p{M}]{2,}|[xX][nN]--[0-9A-Za-z-]+)$/u
const PHONE = /^[0-9+\-()]+$/

/** Requirements, section 9. */
const MAX_CODE_POINTS = 1000

const fields = {
  firstName: line
    .required(msg({ message: 'First Name is required', comment: 'Error below the field' }))
    .test(lengthRule('min', 2, msg`First Name must be at least 2 characters`))
    .matches(LETTERS, { message: msg`First Name can only contain letters and spaces` })
    .max(100, msg`First Name cannot be longer than 100 characters`),
  lastName: line
    .required(msg({ message: 'Last Name is required', comment: 'Error below the field' }))
    .test(lengthRule('min', 2, msg`Last Name must be at least 2 characters`))
    .matches(LETTERS, { message: msg`Last Name can only contain letters and spaces` })
    .max(100, msg`Last Name cannot be longer than 100 characters`),
  email: line
    // A copied link begins with it.
    .transform((address: string) => address.replace(/^mailto:/i, ''))
    .required(msg({ message: 'Email is required', comment: 'Error below the field' }))
    .test({
      name: 'matches',
      params: { regex: ADDRESS, max: 254 },
      message: msg({
        message: 'Please enter a valid email address',
        comment: 'Error below the field',
      }),
      test: (address) => address.length <= 254 && ADDRESS.test(address),
    }),
  phone: line
    .required(msg({ message: 'Phone Number is required', comment: 'Error below the field' }))
    .matches(PHONE, { message: msg`Phone number can only contain numbers, +, -, (, and )` })
    .min(8, msg`Phone number must be at least 8 digits`)
    .max(15, msg`Phone number cannot be longer than 15 digits`),
  message: multiline
    .required(msg({ message: 'Message is required', comment: 'Error below the field' }))
    .test(lengthRule('min', 10, msg`Message must be at least 10 characters`))
    .test(lengthRule('max', MAX_CODE_POINTS, msg`Message cannot be longer than 1000 characters`)),
}

/** The rules for form and server (requirements, section 5). The first broken one is reported. */
export const contactMessage = object(fields)

export type ContactMessage = InferType<typeof contactMessage>

/**
 * The lengths that nobody's texts exceed, in UTF-16 units. The server refuses a longer text before it does
 * anything else with it.
 */
export const MAX_LENGTHS: Record<ContactField, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 32,
  message: 4000,
}

/** The body of `POST /fez/messages`. */
export interface SentMessage extends ContactMessage {
  /** Only a program fills it in. */
  leaveEmpty?: string
}

export type ContactField = keyof ContactMessage

/** The message of a rule: `msg` made a descriptor, which the types of yup and Formik call a string. */
export function descriptorOf(message: unknown): MessageDescriptor {
  if (isDescriptor(message)) return message
  throw new TypeError(`A rule of the contact form has no message from \`msg\`: ${String(message)}`)
}

function isDescriptor(value: unknown): value is MessageDescriptor {
  return isPlainObject(value) && typeof value.id === 'string'
}

/** The messages of a field's rules, in their order. yup's `describe` leaves them out. */
export function ruleMessages(field: ContactField): MessageDescriptor[] {
  return fields[field].tests.map(({ OPTIONS }) => descriptorOf(OPTIONS?.message))
}

export function isPhoneNumber(text: string): boolean {
  return fields.phone.isValidSync(text)
}

/** Counts as the rule does. The result is negative if the message is too long. */
export function charactersLeft(message: string): number {
  return MAX_CODE_POINTS - lengthOf(fields.message.cast(message))
}

/** Counts code points; yup's `min` and `max` count UTF-16 units. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

function lengthRule(name: 'min' | 'max', limit: number, message: Message): TestConfig<string> {
  const test = (value: string) =>
    name === 'min' ? lengthOf(value) >= limit : lengthOf(value) <= limit
  return { name, params: { [name]: limit }, message, test }
}
