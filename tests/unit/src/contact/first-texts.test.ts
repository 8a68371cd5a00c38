import { expect, test } from 'vitest'
import { contactDraft } from '../../../../src/contact/contact-draft.ts'
import { firstTexts } from '../../../../src/contact/first-texts.ts'

const DRAFT = {
  firstName: 'Ani',
  lastName: '',
  email: 'ani@example.am',
  phone: '',
  message: 'We make sensors.',
}

/** The first texts of a form with this draft, into which these texts were typed before the scripts. */
function textsOf(typed: Partial<typeof DRAFT>) {
  const fields = Object.entries(typed).map(([name, text]) => `<input name=${name} value="${text}">`)
  document.body.innerHTML = `<form id=the-form>${fields.join('')}</form>`
  const draft = contactDraft(new Map())
  draft.keep(DRAFT)
  return firstTexts(document.forms.namedItem('the-form'), draft)
}

test('a text that was typed before the scripts goes before the draft', () => {
  const typed = { firstName: 'Anna', email: '', phone: '+374 10 000 000' }
  expect(textsOf(typed)).toEqual({ ...DRAFT, firstName: 'Anna', phone: '+37410000000' })
})

test.each([
  ['', 'We make sensors.'],
  ['We make', 'We make sensors.'],
  ['We make sensors. In Yerevan.', 'We make sensors. In Yerevan.'],
  ['Hello', 'We make sensors.\n\nHello'],
  ['sensors', 'We make sensors.\n\nsensors'],
])('a message begun again, with %j, loses nothing of the draft', (message, text) => {
  expect(textsOf({ message }).message).toBe(text)
})
