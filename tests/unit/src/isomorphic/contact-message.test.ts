import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { type ValidationError } from 'yup'
import type { sendMessage } from '../../../../src/api/messages.ts'
import type { ContactForm } from '../../../../src/contact/contact-form.tsx'
import {
  contactMessage,
  descriptorOf,
  type SentMessage,
} from '../../../../src/isomorphic/contact-message.ts'

const VALID = {
  firstName: 'Անի',
  lastName: 'Petrosyan',
  email: 'ani@example.am',
  phone: '+37410550100',
  message: 'We make sensors.',
}
const E_WITH_ACUTE = 'e\u0301'

const LETTERS_ONLY = 'First Name can only contain letters and spaces'
const TOO_SHORT = 'First Name must be at least 2 characters'
const NO_ADDRESS = 'Please enter a valid email address'
const NO_PHONE = 'Phone number can only contain numbers, +, -, (, and )'

/** The first rule that each wrong field breaks. */
function problemsOf(values: unknown): Record<string, string> {
  try {
    contactMessage.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    const problems = (error as ValidationError).inner.map(({ path, message }) => {
      return [path, descriptorOf(message).message] as const
    })
    return Object.fromEntries(problems.reverse()) as Record<string, string>
  }
}

test.each([
  ['', 'First Name is required'],
  ['\u00a0\t\n', 'First Name is required'],
  ['A', TOO_SHORT],
  [' A ', TOO_SHORT],
  ['1', TOO_SHORT],
  // A letter and its combining mark count as one character.
  [E_WITH_ACUTE, TOO_SHORT],
  ['Անի', undefined],
  [`Jos${E_WITH_ACUTE}`, undefined],
  // From a phone's contacts, a web page with soft hyphens, dictation, a PDF and a table.
  ['\u2068A\u2069', TOO_SHORT],
  ['\u202aAni\u202c', undefined],
  ['Anna\u00ad\u200b\ufeffhit\ufffc', undefined],
  ['Ani\u0002', undefined],
  ['Ani\tMaria', undefined],
  // A combining mark without a precomposed letter, as in a Lithuanian name.
  ['J\u0307onas', undefined],
  ['Anna Maria', undefined],
  ["O'Brien", LETTERS_ONLY],
  ['Anna-Maria', LETTERS_ONLY],
  ['R2', LETTERS_ONLY],
  ['😀😀', LETTERS_ONLY],
])('the name %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, firstName: value }).firstName).toBe(problem)
  expect(problemsOf({ ...VALID, lastName: value }).lastName).toBe(problem?.replace('First', 'Last'))
})

test.each([
  ['', 'Email is required'],
  ['a@b', NO_ADDRESS],
  ['a@b.c', NO_ADDRESS],
  ['a@b.am1', NO_ADDRESS],
  ['@b.am', NO_ADDRESS],
  ['a b@c.am', NO_ADDRESS],
  ['a@b@c.am', NO_ADDRESS],
  ['a@b.am', undefined],
  [' a@b.am ', undefined],
  ['a.b+c@d-e.example.am', undefined],
  ['անի@օրինակ.հայ', undefined],
  ['ajay@डाटा.भारत', undefined],
  ['ivan@xn--80a1acny.xn--p1ai', undefined],
  ['ivan@XN--80A1ACNY.XN--P1AI', undefined],
  ['a@b.xn--', NO_ADDRESS],
  ['\u200ba\u2060@b.am', undefined],
])('the e-mail address %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, email: value }).email).toBe(problem)
})

test.each([
  ['', 'Phone Number is required'],
  ['1234567', 'Phone number must be at least 8 digits'],
  ['12345678', undefined],
  ['123456789012345', undefined],
  ['1234567890123456', 'Phone number cannot be longer than 15 digits'],
  ['+(374)10-550100', undefined],
  ['010 55 01 00', NO_PHONE],
  ['٠١٢٣٤٥٦٧', NO_PHONE],
  ['\u202a+37410550100\u202c', undefined],
  ['+374\ufe0e10550100', undefined],
  ['\u200e1234567\u200f', 'Phone number must be at least 8 digits'],
  ['12345678–', NO_PHONE],
  // This number breaks two rules. The first one is reported.
  ['abc', NO_PHONE],
])('the phone number %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, phone: value }).phone).toBe(problem)
})

test.each([
  ['', 'Message is required'],
  ['\u200b'.repeat(12), 'Message is required'],
  [' \u200d\u2060\ufeff\u00ad\u3164\u2800'.repeat(2), 'Message is required'],
  ['❤️'.repeat(5), undefined],
  ['123456789', 'Message must be at least 10 characters'],
  ['1234567890', undefined],
  ['😀'.repeat(9), 'Message must be at least 10 characters'],
  ['😀'.repeat(10), undefined],
])('the message %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, message: value }).message).toBe(problem)
})

test.each([
  ['firstName', '100 letters', undefined, 'a'.repeat(100)],
  ['firstName', '101 letters', 'First Name cannot be longer than 100 characters', 'a'.repeat(101)],
  ['firstName', '101 digits', LETTERS_ONLY, '1'.repeat(101)],
  ['lastName', '100 letters', undefined, 'a'.repeat(100)],
  ['lastName', '101 letters', 'Last Name cannot be longer than 100 characters', 'a'.repeat(101)],
  ['email', '254 characters', undefined, `${'a'.repeat(249)}@b.am`],
  ['email', '255 characters', NO_ADDRESS, `${'a'.repeat(250)}@b.am`],
  ['message', '1000 letters', undefined, 'ա'.repeat(1000)],
  ['message', '1000 letters between blanks', undefined, ` ${'ա'.repeat(1000)} `],
  ['message', '1000 emoji', undefined, '😀'.repeat(1000)],
  ['message', '1001 letters', 'Message cannot be longer than 1000 characters', 'ա'.repeat(1001)],
])('%s of %s: %s', (field, _, problem, value) => {
  expect(problemsOf({ ...VALID, [field]: value })[field]).toBe(problem)
})

test('the sent texts have no invisible characters but joiners', () => {
  const family = '👨\u200d👩\u200d👧 and ❤\ufe0f'
  const odd = {
    firstName: '\u200eAnna\u00a0Mari\u00ada\u034f\u061c',
    lastName: '\ufeff Ｐｅｔｒｏｓｙａｎ \u3164\u{e0041}',
    email: ' mailto:\u200bani＠example．am',
    phone: '\u202a＋３７４（１０）５５\u2011０１００\u202c',
    message: ` We are ${family}. `,
  }
  expect(contactMessage.cast(odd)).toEqual({
    firstName: 'Anna Maria',
    lastName: 'Petrosyan',
    email: 'ani@example.am',
    phone: '+374(10)55-0100',
    message: `We are ${family}.`,
  })
})

test('a message has its type from the form to the request', () => {
  expectTypeOf<SentMessage>().toEqualTypeOf<{
    firstName: string
    lastName: string
    email: string
    phone: string
    message: string
    leaveEmpty?: string
  }>()
  expectTypeOf<typeof sendMessage>().parameters.toEqualTypeOf<[SentMessage, string]>()
  expectTypeOf<ComponentProps<typeof ContactForm>['send']>().toEqualTypeOf<typeof sendMessage>()
})

test('a rule whose message is in no catalog is refused', () => {
  expect(() => descriptorOf('email is invalid')).toThrow(/no message from `msg`: email is invalid$/)
})
