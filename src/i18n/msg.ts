/**
 * The macro `msg` for files that the server reads too (`import { msg } from '#msg'`): only the
 * server runs this function, the build replaces it (lingui.config.ts).
 */
export function msg(text: TemplateStringsArray) {
  const english = text.join('')
  return { id: english, message: english }
}
