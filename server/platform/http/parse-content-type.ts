import { MIMEType } from 'node:util'

/** A Content-Type in its parts; undefined if it is malformed. */
export function parseContentType(text: string | null): MIMEType | undefined {
  try {
    return new MIMEType(text ?? '')
  } catch {
    return undefined
  }
}
