/** A browser with one window, as far as the smoke drives it. No call of it waits for ever. */
export interface Browser {
  /** Its name and version, as it gives them. */
  name: string
  /** Opens an address and waits until its document is loaded. */
  open: (address: string) => Promise<void>
  /** What a document has to come to before it is read, and may be left. */
  readyStates: DocumentReadyState[]
  /** Gives the window these CSS pixels, or as many in width. */
  resize: (width: number, height: number) => Promise<void>
  /** Moves and presses, like a hand: https://www.w3.org/TR/webdriver2/#actions */
  perform: (actions: InputSource[]) => Promise<void>
  /** What an expression comes to in the page. It has to be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => void
}

/** A mouse or a keyboard and what it does, in the words that both protocols share. */
export interface InputSource {
  id: string
  type: 'pointer' | 'key'
  parameters?: { pointerType: 'mouse' }
  actions: Record<string, string | number>[]
}

/** The key, as WebDriver spells it. */
export const TAB = '\uE004'

/** In milliseconds: no single call takes as long, on a slow machine either. */
export const CALL_TIMEOUT = 60_000
