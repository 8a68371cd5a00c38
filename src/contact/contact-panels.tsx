import './contact-panels.css'
import type { ReactNode } from 'react'

interface ContactPanelsProps {
  details: ReactNode
  map: ReactNode
  /** Says when the zone can be reached. It is before the form, so that people read it first. */
  description: ReactNode
  form: ReactNode
}

/** The four parts of the page. On wide screens the form is beside the details and the map. */
export function ContactPanels({ details, map, description, form }: ContactPanelsProps) {
  return (
    <div className="page-width contact-panels">
      <div>{details}</div>
      {map}
      {description}
      {form}
    </div>
  )
}
