import type { Messages } from '@lingui/core'
import type { Catalogs } from './catalogs.ts'
import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/**
 * Loads the texts of a catalog. A text that Lingui would throw at is replaced by the English one,
 * and logged.
 */
export async function loadShowableWords(catalogs: Catalogs, language: Language): Promise<Messages> {
  const { messages } = await catalogs[language]()
  const broken = Object.keys(messages).filter((id) => !canBeShown(messages[id]))
  if (broken.length === 0) return messages

  const english = (await catalogs[FALLBACK_LANGUAGE]()).messages
  const inEnglish = Object.fromEntries(broken.map((id) => [id, english[id] ?? id]))
  console.error(
    `These texts cannot be shown in '${language}', and are English: ${JSON.stringify(inEnglish)}. \`npm run check:catalogs\` says why.`,
  )
  return { ...messages, ...inEnglish }
}

/**
 * Whether Lingui can fill in a compiled text, whatever the values. It throws if a choice of forms
 * has no `other`, or if it does not know the kind of a placeholder.
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
