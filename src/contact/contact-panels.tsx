import './contact-panels.css'
import type { ReactNode } from 'react'

interface ContactPanelsProps {
  map: ReactNode
  details: ReactNode
  form: ReactNode
}

/** Map and details side by side, and the form beneath them. */
export function ContactPanels({ map, details, form }: ContactPanelsProps) {
  return (
    <div className="page-width contact-panels">
      {map}
      {details}
      <div className="contact-panel-form">{form}</div>
    </div>
  )
}
