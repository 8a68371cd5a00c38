const FAMILIES = ['Noto Sans', 'Noto Serif']

/**
 * Loads the fonts that a text needs. Never rejects: some browsers and extensions lack `document.fonts`, or
 * refuse it.
 */
export async function loadFonts(text: string | undefined): Promise<void> {
  await Promise.allSettled(
    FAMILIES.map(async (family) => document.fonts.load(`1em '${family}'`, text)),
  )
}
