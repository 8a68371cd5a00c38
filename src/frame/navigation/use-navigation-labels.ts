import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavbarData } from '../../api/hooks.ts'
import { useLanguage } from '../../i18n/active-language.ts'

/** The labels that the navigation shows if the navbar record has none in the current language. */
const OWN_LABELS = {
  home: msg({
    message: 'Home',
    comment: 'The first page; shows only while the backend has no label',
  }),
  about: msg({
    message: 'About',
    comment:
      'Opens a list: About the FEZ, About Armenia; shows only while the backend has no label',
  }),
  aboutFez: msg({
    message: 'About the FEZ',
    comment: 'Also a heading; shows only while the backend has no label',
  }),
  aboutArmenia: msg({
    message: 'About Armenia',
    comment: 'Also a heading; shows only while the backend has no label',
  }),
  investors: msg({
    message: 'Investors',
    comment: 'Opens a list for investors; shows only while the backend has no label',
  }),
  typeOfInvestment: msg({
    message: 'Types of investment',
    comment: 'Under Investors; shows only while the backend has no label',
  }),
  infrastructure: msg({
    message: 'Infrastructure',
    comment: 'Under Investors; shows only while the backend has no label',
  }),
  residents: msg({
    message: 'Residents',
    comment: 'Opens a list for residents; shows only while the backend has no label',
  }),
  howToBecomeResident: msg({
    message: 'How to become a resident',
    comment: 'Also a heading; shows only while the backend has no label',
  }),
  residentIncentives: msg({
    message: 'Resident incentives',
    comment: 'Also a heading; shows only while the backend has no label',
  }),
  ourResidents: msg({
    message: 'Our residents',
    comment: 'Also a heading; shows only while the backend has no label',
  }),
  services: msg({
    message: 'Services',
    comment: 'Also a heading; shows only while the backend has no label',
  }),
  contact: msg({
    message: 'Contact',
    comment: 'Also a heading; shows only while the backend has no label',
  }),
  callNowText: msg({
    message: 'Call now',
    comment: 'Button, dials a number; shows only while the backend has no label',
  }),
} satisfies Record<string, MessageDescriptor>

export type LabelKey = keyof typeof OWN_LABELS

/**
 * Returns a function that names an entry, with the navbar record's label in the current language or
 * else our own. The record's English label is not used, because it would be a foreign word.
 */
export function useNavigationLabels(): (label: LabelKey) => string {
  const navbar = useNavbarData()
  const language = useLanguage()
  const { i18n } = useLingui()
  return (label) => navbar?.[label]?.values[language] ?? i18n._(OWN_LABELS[label])
}
