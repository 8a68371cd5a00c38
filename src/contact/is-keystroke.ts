/** A paste, a drop, the browser's autofill and a keyboard's suggestion bring a text in one piece. */
export function isKeystroke(event: Event): boolean {
  // A text is not changed while a keyboard composes it, only at the end.
  const { isComposing = false, data, inputType = '' }: Partial<InputEvent> = event
  return isComposing || data?.length === 1 || /^(delete|history)/.test(inputType)
}
