/**
 * Lingui's macro `msg` for a file that the server reads as well (`import { msg } from '#msg'`). The
 * build and `npm run extract` put a descriptor in its place, see lingui.config.ts. The server runs
 * sources as they are, and so calls this function; it has no catalog to look an id up in.
 */
export function msg(text: TemplateStringsArray) {
  const english = text.join('')
  return { id: english, message: english }
}
