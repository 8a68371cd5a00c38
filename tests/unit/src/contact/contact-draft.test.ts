import { expect, test, vi } from 'vitest'
import { contactDraft } from '../../../../src/contact/contact-draft.ts'
import { MESSAGE } from '../../../support/message.ts'

const BLANK = { firstName: '', lastName: '', email: '', phone: '', message: '' }

/** The draft as a new visit knows it: after a reload, or in a tab that was duplicated. */
const openDraft = () => contactDraft(new Map())

test('a draft is there after a reload', () => {
  openDraft().keep(MESSAGE)
  expect(openDraft().read()).toEqual(MESSAGE)
})

test('if the browser refuses storage, a draft stays for the visit', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const draft = openDraft()
  expect(draft.read()).toBeUndefined()
  draft.keep(MESSAGE)
  expect(draft.read()).toEqual(MESSAGE)
  expect(draft.keyFor(MESSAGE)).toBe(draft.keyFor(MESSAGE))
  draft.drop()
  expect(draft.read()).toBeUndefined()
})

test('a draft of no text is not stored', () => {
  openDraft().keep(MESSAGE)
  openDraft().keep(BLANK)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', '{', '"text"', '7', 'null'])('what is no draft is not read: %s', (stored) => {
  openDraft().keep(MESSAGE)
  for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, stored)
  expect(openDraft().read()).toBeUndefined()
})

test('of a draft that another release has kept, only texts are read', () => {
  openDraft().keep(MESSAGE)
  for (const name of Object.keys(sessionStorage))
    sessionStorage.setItem(name, '{"firstName":"Ani","message":["We make sensors."],"phone":null}')
  expect(openDraft().read()).toEqual({ firstName: 'Ani' })
})

test('a message that is sent again has the same key, after a reload too', () => {
  const draft = openDraft()
  const key = draft.keyFor(MESSAGE)
  expect(key).toMatch(/^\d+(-\d+){3}$/)
  draft.keep({ ...MESSAGE, message: 'We make sensors!' })
  draft.keep(MESSAGE)
  expect(draft.keyFor({ ...MESSAGE })).toBe(key)
  expect(openDraft().keyFor(MESSAGE)).toBe(key)
})

test('another message of a duplicated tab has another key', () => {
  const key = openDraft().keyFor(MESSAGE)
  expect(openDraft().keyFor({ ...MESSAGE, message: 'We make lenses.' })).not.toBe(key)
})

test('the same message has another key if a program has filled in the hidden field', () => {
  const draft = openDraft()
  const key = draft.keyFor(MESSAGE)
  const marked = { ...MESSAGE, leaveEmpty: 'https://spam.example' }
  const markedKey = draft.keyFor(marked)
  expect(markedKey).not.toBe(key)
  expect(draft.keyFor(marked)).toBe(markedKey)
  expect(JSON.stringify(sessionStorage)).not.toContain('spam.example')
})

test('a message that is written anew after a success has another key', () => {
  const draft = openDraft()
  const key = draft.keyFor(MESSAGE)
  draft.drop()
  expect(draft.keyFor(MESSAGE)).not.toBe(key)
})
