/** The macro `msg` for files the server reads too; the build replaces it (lingui.config.ts). */
export function msg(text: TemplateStringsArray) {
  const english = text.join('')
  return { id: english, message: english }
}
