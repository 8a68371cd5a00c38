/** Whether a key or a click is for the browser: Alt with an arrow goes back, Ctrl+E goes to its search. */
export function isShortcut(event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey
}
