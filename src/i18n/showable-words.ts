import type { Messages } from '@lingui/core'
import { type Catalogs, loadCatalog } from './catalogs.ts'
import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/** The words of a language. A text that would throw while it is shown is the English one, and is logged. */
export async function loadShowableWords(catalogs: Catalogs, language: Language): Promise<Messages> {
  const { messages } = await loadCatalog(catalogs[language])
  const broken = Object.keys(messages).filter((id) => !canBeShown(messages[id]))
  if (broken.length === 0) return messages

  const english = (await loadCatalog(catalogs[FALLBACK_LANGUAGE])).messages
  const inEnglish = Object.fromEntries(broken.map((id) => [id, english[id] ?? id]))
  console.error(
    `These texts cannot be shown in '${language}', and are English: ${JSON.stringify(inEnglish)}. \`npm run check:catalogs\` says why.`,
  )
  return { ...messages, ...inEnglish }
}

/**
 * Whether Lingui can fill in a compiled text with any values: it throws if a choice of forms has no
 * `other`, and for kinds of placeholders that it does not know.
 */
function canBeShown(text: unknown): boolean {
  if (!Array.isArray(text)) return true
  return text.every((part: unknown) => {
    if (!Array.isArray(part)) return true
    const [, kind, forms] = part as [string, string?, Record<string, unknown>?]
    if (kind === undefined) return true
    return isChoice(kind) && forms?.other !== undefined && Object.values(forms).every(canBeShown)
  })
}

function isChoice(kind: string): boolean {
  return kind === 'plural' || kind === 'selectordinal' || kind === 'select'
}
