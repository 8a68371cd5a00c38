import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavbarData } from '../../api/hooks.ts'
import { useLanguage } from '../../i18n/active-language.ts'
import type { PageKey } from '../navigation/navigation-entries.ts'
import { PageLink } from '../navigation/page-link.tsx'

const GROUPS: { title: MessageDescriptor; pages: PageKey[] }[] = [
  {
    title: msg({
      message: 'Quick Links',
      comment: 'Heading in the footer, above Home and About the FEZ',
    }),
    pages: ['home', 'aboutFez'],
  },
  {
    title: msg({
      message: 'Support Center',
      comment: 'Heading in the footer, above Services and Contact',
    }),
    pages: ['services', 'contact'],
  },
  {
    title: msg({
      message: 'Business Policy',
      comment: 'Heading in the footer, above Resident incentives',
    }),
    pages: ['residentIncentives'],
  },
  {
    title: msg({
      message: 'Terms and conditions',
      comment: 'Heading in the footer, above How to become a resident',
    }),
    pages: ['howToBecomeResident'],
  },
  {
    title: msg({
      message: 'Analysis Course',
      comment: 'Heading in the footer, above Our residents',
    }),
    pages: ['ourResidents'],
  },
]

/**
 * A link appears only if the navbar record has its label in the current language, without a fallback
 * (requirements, section 2). A group without links does not appear.
 */
export function FooterLinks() {
  const { i18n } = useLingui()
  const language = useLanguage()
  const navbar = useNavbarData()

  return GROUPS.map(({ title, pages }) => {
    const shown = pages.flatMap((page) => {
      const label = navbar?.[page]?.values[language]
      return label ? [{ label, page }] : []
    })
    if (shown.length === 0) return null
    return (
      <section key={title.id}>
        <h2>{i18n._(title)}</h2>
        <ul>
          {shown.map(({ label, page }) => (
            <li key={page}>
              <PageLink page={page}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
