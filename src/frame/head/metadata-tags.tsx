import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from '../../isomorphic/languages.ts'
import { usePageMetadata } from './use-page-metadata.ts'
import { usePublicAddress } from './use-public-address.ts'

type PageMetadata = ReturnType<typeof usePageMetadata>

const VARIANTS = OFFERED_LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE)

/**
 * Writes the tags for title, description, keywords, link preview and addresses. Nothing else writes
 * them.
 */
export function MetadataTags() {
  const page = usePageMetadata()
  const { language, title, description, keywords, image, record } = page
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={page.siteName} />
      {OFFERED_LANGUAGES.map((code) => (
        <meta
          key={code}
          property={code === language ? 'og:locale' : 'og:locale:alternate'}
          content={LANGUAGES[code].locale}
        />
      ))}
      {VARIANTS.map((variant) => (
        <LanguageVariant key={variant} language={variant} record={record} />
      ))}
      {page.canonicalPath === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses path={page.canonicalPath} language={language} />
      )}
    </>
  )
}

/** The page's address, and its addresses in the other languages. */
function Addresses({ path, language }: { path: string; language: Language }) {
  const publicAddress = usePublicAddress()
  const address = publicAddress(path, language)
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {OFFERED_LANGUAGES.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={LANGUAGES[code].tag}
          href={publicAddress(path, code)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicAddress(path, FALLBACK_LANGUAGE)} />
    </>
  )
}

/** Tags with the record's texts in one more language, if it has them (requirements, section 7). */
function LanguageVariant({ language, record }: Pick<PageMetadata, 'language' | 'record'>) {
  return (['title', 'description', 'keywords'] as const).map((name) => {
    const text = record?.[name]?.values[language]
    return text && <meta key={name} name={name} lang={LANGUAGES[language].tag} content={text} />
  })
}
