/**
 * Lingui's macro `msg`, for files that the server runs unbuilt. The build of the site replaces
 * calls of it (`lingui.config.ts`).
 */
export function msg(text: TemplateStringsArray) {
  const english = text.join('')
  return { id: english, message: english }
}
