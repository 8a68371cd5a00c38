import type { ComponentProps } from 'react'
import { sendMessage } from '../api/messages.ts'
import { config } from '../config.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { WhatToExpect } from '../contact/what-to-expect.tsx'
import { ZoneMap } from '../contact/zone-map.tsx'

/** The contact form with the code that sends it, what to expect, and the map. They load on demand. */
export function ContactPanels(zone: Omit<ComponentProps<typeof ContactForm>, 'send'>) {
  return (
    <>
      <ContactForm send={sendMessage} {...zone} />
      <WhatToExpect />
      <ZoneMap {...config.map} />
    </>
  )
}
