import { useLingui } from '@lingui/react/macro'
import { useSiteContext } from './use-site-context.ts'

/** A line that says that the zone is fictitious, if the server shows the sample of this repository. */
export function useSampleNotice(): string | undefined {
  const { t } = useLingui()
  const { serverFacts } = useSiteContext()
  if (!('sampleContent' in serverFacts)) return undefined
  return t({
    message: 'This zone is fictitious: its companies, prices and contact details are examples.',
    comment:
      'In the footer, above the contact form and for search engines, with the sample content',
  })
}
