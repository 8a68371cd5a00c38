import type { ComponentProps } from 'react'
import { sendMessage } from '../api/messages.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { WhatToExpect } from '../contact/what-to-expect.tsx'

/**
 * The panels with the contact form, the code that sends it, and what to expect: `contact.tsx` loads this
 * file on demand.
 */
export function FormPanels(zone: Omit<ComponentProps<typeof ContactForm>, 'send'>) {
  return (
    <>
      <ContactForm send={sendMessage} {...zone} />
      <WhatToExpect />
    </>
  )
}
