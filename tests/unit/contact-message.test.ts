import { expect, test } from 'vitest'
import { CONTACT_FIELDS, contactMessage, problemsOf } from '../../src/contact/contact-message.ts'

const VALID = {
  firstName: 'Անի',
  lastName: 'Petrosyan',
  email: 'ani@example.am',
  phone: '+37410550100',
  message: 'We make sensors.',
}
const E_WITH_ACUTE = 'e\u0301'

test('the fields stand in the order of the specification', () => {
  expect(CONTACT_FIELDS).toEqual(['firstName', 'lastName', 'email', 'phone', 'message'])
  expect(problemsOf(VALID)).toEqual({})
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['\u00a0\t\n', 'required'],
  ['A', 'tooShort'],
  [' A ', 'tooShort'],
  ['1', 'tooShort'],
  // One letter and its mark are one character.
  [E_WITH_ACUTE, 'tooShort'],
  ['Al', undefined],
  ['Անի', undefined],
  ['Юлия', undefined],
  ['José', undefined],
  [`Jos${E_WITH_ACUTE}`, undefined],
  // A mark that no single letter has, as in a Lithuanian name.
  ['J\u0307onas', undefined],
  ['Anna Maria', undefined],
  ['O’Brien', 'notLetters'],
  ["O'Brien", 'notLetters'],
  ['Anna-Maria', 'notLetters'],
  ['R2', 'notLetters'],
  ['😀😀', 'notLetters'],
])('the name %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, firstName: value }).firstName).toBe(problem)
  expect(problemsOf({ ...VALID, lastName: value }).lastName).toBe(problem)
})

test.each([
  ['', 'required'],
  [' ', 'required'],
  ['a', 'notAnAddress'],
  ['a@b', 'notAnAddress'],
  ['a@b.c', 'notAnAddress'],
  ['a@b.c1', 'notAnAddress'],
  ['@b.am', 'notAnAddress'],
  ['a b@c.am', 'notAnAddress'],
  ['a@b@c.am', 'notAnAddress'],
  ['a@b.am', undefined],
  [' a@b.am ', undefined],
  ['a.b+c@d-e.example.am', undefined],
  ['անի@օրինակ.հայ', undefined],
])('the e-mail address %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, email: value }).email).toBe(problem)
})

test.each([
  ['', 'required'],
  ['1234567', 'tooShort'],
  ['12345678', undefined],
  ['123456789012345', undefined],
  ['1234567890123456', 'tooLong'],
  ['+(374)10-550100', undefined],
  ['010 55 01 00', 'notAPhone'],
  ['٠١٢٣٤٥٦٧', 'notAPhone'],
  ['call me!', 'notAPhone'],
  // The rules are checked in their order: what is wrong first is said first.
  ['abc', 'notAPhone'],
])('the phone number %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, phone: value }).phone).toBe(problem)
})

test.each([
  ['', 'required'],
  ['         ', 'required'],
  ['123456789', 'tooShort'],
  ['1234567890', undefined],
  ['😀'.repeat(9), 'tooShort'],
  ['😀'.repeat(10), undefined],
  ['ա'.repeat(1000), undefined],
  ['😀'.repeat(1000), undefined],
  ['ա'.repeat(1001), 'tooLong'],
  [` ${'ա'.repeat(1000)} `, undefined],
])('the message %j: %s', (value, problem) => {
  expect(problemsOf({ ...VALID, message: value }).message).toBe(problem)
})

test('what is sent is trimmed and in NFC', () => {
  const cast = contactMessage.cast({ ...VALID, firstName: ` Jos${E_WITH_ACUTE} ` })
  expect(cast.firstName).toBe('José')
})

test('a body without fields has every problem', () => {
  expect(Object.keys(problemsOf({}))).toEqual(CONTACT_FIELDS)
})
