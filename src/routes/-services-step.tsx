import { useHasRecord } from '../api/records/has-record.ts'
import { servicePage } from '../api/service-page.ts'
import { NextStep } from '../blocks/next-step.tsx'

/** Leads to the services and costs, or to the contact form while there are none, as the navigation does. */
export function ServicesStep() {
  const hasServices = useHasRecord(servicePage)
  return <NextStep to={hasServices ? '/services' : '/contact'} />
}
