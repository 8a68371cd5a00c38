import './contact-panels.css'
import type { ReactNode } from 'react'

interface ContactPanelsProps {
  details: ReactNode
  map: ReactNode
  /** When the zone can be reached: it is read before somebody writes. */
  description: ReactNode
  form: ReactNode
}

/** Details, map, description and form, one below the other, or the form beside all of them. */
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
