/** Numbers are written with spaces, or no-break spaces, everywhere. The rule refuses them. */
export function stripPhoneSpaces(phone: string): string {
  return phone.replaceAll(/\s/g, '')
}

/**
 * Strips the number in a field. If the visitor is in the field, it does so as typing would: the caret
 * keeps its place, and Undo works (https://github.com/facebook/react/issues/955).
 */
export function stripPhoneField(field: HTMLInputElement | HTMLTextAreaElement): void {
  const stripped = stripPhoneSpaces(field.value)
  if (stripped === field.value) return
  if (document.activeElement === field) {
    const caret = stripPhoneSpaces(field.value.slice(0, field.selectionEnd ?? undefined)).length
    field.select()
    // oxlint-disable-next-line typescript/no-deprecated -- Undo knows no other change by a script.
    document.execCommand('insertText', false, stripped)
    field.setSelectionRange(caret, caret)
  }
  field.value = stripped
}
