import { MIMEType } from 'node:util'

/** A Content-Type in its parts, or undefined if a browser could read it in another way. */
export function parseContentType(text: string | null): MIMEType | undefined {
  try {
    return new MIMEType(text ?? '')
  } catch {
    return undefined
  }
}
