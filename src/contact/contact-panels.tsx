import './contact-panels.css'
import type { ReactNode } from 'react'

interface ContactPanelsProps {
  details: ReactNode
  form: ReactNode
  map: ReactNode
}

/** What a visitor comes for first: details and form, and the map after them or beneath the details. */
export function ContactPanels({ details, form, map }: ContactPanelsProps) {
  return (
    <div className="page-width contact-panels">
      <div>{details}</div>
      {form}
      {map}
    </div>
  )
}
