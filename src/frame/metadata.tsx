import { useRouterState } from '@tanstack/react-router'
import { useMetaTags } from '../api/meta-tags.ts'
import { useLanguage } from '../i18n/active-language.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../i18n/languages.ts'
import { useLocalize } from '../i18n/use-localize.ts'
import { readMediaAddress } from '../ui/address.ts'
import { chooseMetaRecord } from './choose-meta-record.ts'
import { usePageHeading } from './page-heading.ts'
import { useSiteName } from './site-name.ts'

const VARIANTS = LANGUAGE_CODES.filter((language) => language !== 'en')

/** Title, description, keywords and link preview of the page on the screen, and the only owner of them. */
export function Metadata() {
  const { data: records } = useMetaTags()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const record = chooseMetaRecord(records ?? [], path)
  const localize = useLocalize()
  const language = useLanguage()
  const heading = usePageHeading()
  const siteName = useSiteName()

  const ownTitle = heading === siteName ? siteName : `${heading} | ${siteName}`
  const title = localize(record?.title) ?? ownTitle
  const description = localize(record?.description)
  const keywords = localize(record?.keywords)
  const image = readMediaAddress(record?.image)
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {image && <meta property="og:image" content={new URL(image, document.baseURI).href} />}
      {VARIANTS.map((variant) => (
        <LanguageVariant
          // React updates a hoisted tag's content, but not its language.
          key={`${language} ${variant}`}
          language={variant}
          title={record?.title?.values[variant]}
          description={record?.description?.values[variant]}
          keywords={record?.keywords?.values[variant]}
        />
      ))}
    </>
  )
}

interface LanguageVariantProps {
  language: Language
  title: string | undefined
  description: string | undefined
  keywords: string | undefined
}

/** The extra tags of one language, each only when present (specification, section 7). */
function LanguageVariant({ language, ...texts }: LanguageVariantProps) {
  return Object.entries(texts).map(
    ([name, text]) =>
      text && <meta key={name} name={name} lang={LANGUAGES[language].tag} content={text} />,
  )
}
