import { isUtf8 } from 'node:buffer'

/** A parameter of Content-Disposition in the form of RFC 8187, or quoted, or plain. */
const ENCODED = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i
const PLAIN = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)+)"|([^;\s"]+))/i

/**
 * The name of a file: the last in its path, unless only the one in the backend's headers has an extension.
 */
export function fileName(path: string, disposition: string | null): string {
  const [address = ''] = path.split('?', 1)
  const ofPath = decoded(address.slice(address.lastIndexOf('/') + 1))
  if (/.\.\w+$/.test(ofPath)) return ofPath
  const [, encoded] = ENCODED.exec(disposition ?? '') ?? []
  const [, quoted, plain] = PLAIN.exec(disposition ?? '') ?? []
  const written = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain
  return (encoded && decoded(encoded)) ?? (written && fromBytes(written)) ?? ofPath
}

/**
 * The header that makes browsers save a file under its name (RFC 6266). The extension fits the file's type,
 * whatever the name says, so that nobody saves a program.
 */
export function downloadHeader(name: string, extension: string): string {
  const withoutPath = name.replaceAll(/[/\\\p{C}]/gu, '_')
  const isComplete = withoutPath.toLowerCase().endsWith(`.${extension}`)
  const whole = isComplete ? withoutPath : `${withoutPath}.${extension}`
  const encoded = encodeURIComponent(whole).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}

/** `fetch` reads a header as Latin-1, but many servers write names in UTF-8. */
function fromBytes(text: string): string {
  const bytes = Buffer.from(text, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : text
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
