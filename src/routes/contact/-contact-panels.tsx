import type { ComponentProps } from 'react'
import { sendMessage } from '../../api/messages.ts'
import { config } from '../../config.ts'
import { ContactForm } from '../../contact/contact-form.tsx'
import { WhatToExpect } from '../../contact/what-to-expect.tsx'
import { ZoneMap } from '../../contact/zone-map.tsx'
import { SanitizerBoundary } from '../../frame/page/sanitizer-boundary.tsx'
import type { ContentHtml } from '../../i18n/content-text.ts'

interface ContactPanelsProps extends Omit<ComponentProps<typeof ContactForm>, 'send'> {
  answerTimes: ContentHtml | undefined
}

/** The contact form with the code that sends it, what to expect, and the map. They load on demand. */
export function ContactPanels({ answerTimes, ...zone }: ContactPanelsProps) {
  return (
    <>
      <ContactForm send={sendMessage} {...zone} />
      <SanitizerBoundary>
        <WhatToExpect answerTimes={answerTimes} phone={zone.phone} />
      </SanitizerBoundary>
      <ZoneMap {...config.map} />
    </>
  )
}
