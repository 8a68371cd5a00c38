import './call-now.css'
import { Phone } from 'lucide'
import { useNavbarData } from '../../api/hooks.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'

/** A link that dials the number of the navbar record. It is absent if the record has none. */
export function CallNow() {
  const navbar = useNavbarData()
  const label = useNavigationLabels()('callNowText')
  if (!navbar?.callNowNumber) return null
  return (
    <PhoneLink number={navbar.callNowNumber} className="call-now">
      <Icon of={Phone} size="1.1em" /> <span>{label}</span>
    </PhoneLink>
  )
}
