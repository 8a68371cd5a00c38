import { isShortcut } from './is-shortcut.ts'

/** False for a click that asks for another tab or window. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !click.shiftKey && !isShortcut(click)
}
