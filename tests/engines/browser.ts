/** A browser with one window, as the smoke test uses it. Every call has a time limit. */
export interface Browser {
  name: string
  /** Opens an address and waits until its document has loaded. */
  open: (address: string) => Promise<void>
  /** A test may read and leave a document once it has one of these ready states. */
  readyStates: DocumentReadyState[]
  /** Sets the window's size in CSS pixels. Some engines only set the width. */
  resize: (width: number, height: number) => Promise<void>
  /** Performs input actions: https://www.w3.org/TR/webdriver2/#actions */
  perform: (actions: InputSource[]) => Promise<void>
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => void
}

/** A mouse or keyboard and its actions, in the terms that both protocols share. */
export interface InputSource {
  id: string
  type: 'pointer' | 'key'
  parameters?: { pointerType: 'mouse' }
  actions: Record<string, string | number>[]
}

/** The Tab key in WebDriver. */
export const TAB = '\uE004'

/** No single call takes that long, even on a slow machine. */
export const CALL_TIMEOUT_MS = 60_000
