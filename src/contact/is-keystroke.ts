/** A paste, a drop, the browser's autofill and a keyboard's suggestion bring a text in one piece. */
export function isKeystroke(event: Event): boolean {
  // A keyboard's text is not changed while it composes it, only at the end.
  const { isComposing = false, data, inputType = '' }: Partial<InputEvent> = event
  return isComposing || data?.length === 1 || /^(delete|history)/.test(inputType)
}
