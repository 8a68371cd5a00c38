import './contact-panels.css'
import type { ReactNode } from 'react'

interface ContactPanelsProps {
  details: ReactNode
  form: ReactNode
  map: ReactNode
}

/** Details and form, with the map after them, or below the details where there is room. */
export function ContactPanels({ details, form, map }: ContactPanelsProps) {
  return (
    <div className="page-width contact-panels">
      <div>{details}</div>
      {form}
      {map}
    </div>
  )
}
