/**
 * Lingui's macro `msg`, for files that the server runs unbuilt. The build of the site replaces
 * calls of it (`lingui.config.ts`).
 */
export function msg(text: TemplateStringsArray | { message: string; comment: string }) {
  const english = 'message' in text ? text.message : text.join('')
  return { id: english, message: english }
}
