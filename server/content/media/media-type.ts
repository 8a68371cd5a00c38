import { MB } from '../content-error.ts'

/** This many bytes show what a file is, even a drawing that begins with its program's comments. */
export const START_BYTES = 4096

/** How the site passes a file on. */
export interface MediaType {
  type: string
  maxBytes: number
  /** The extension of a document, which visitors save and no page shows. */
  extension?: string
}

/** Enough for a camera's original picture, and for about a quarter of an hour of video. */
const MAX_BYTES = new Map([
  ['image', 20 * MB],
  ['audio', 100 * MB],
  ['video', 500 * MB],
])
const MAX_DOCUMENT_BYTES = 50 * MB

/** How files begin, as Latin-1 (https://mimesniff.spec.whatwg.org). */
const SIGNATURES: [signature: RegExp, type: string][] = [
  [/^\x89PNG\r\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftypavi[fs]/s, 'image/avif'],
  [/^.{4}ftyp(?:hei[cx]|mif1)/s, 'image/heic'],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->).)*-->\s*|<!DOCTYPE\s+svg(?:\[[^\]]*\]|[^>[])*>\s*)*<svg[\s>]/is,
    'image/svg+xml',
  ],
  [/^.{4}ftypM4[AB]/s, 'audio/mp4'],
  [/^.{4}ftypqt/s, 'video/quicktime'],
  [/^.{4}ftyp/s, 'video/mp4'],
  [/^.E\xdf\xa3.{0,60}webm/s, 'video/webm'],
  [/^.E\xdf\xa3/s, 'video/x-matroska'],
  [/^RIFF.{4}AVI /s, 'video/x-msvideo'],
  [/^RIFF.{4}WAVE/s, 'audio/wav'],
  [/^OggS.{24,34}(?:vorbis|OpusHead)/s, 'audio/ogg'],
  [/^OggS/, 'video/ogg'],
  [/^(?:ID3|\xff[\xfb\xf3\xf2])/, 'audio/mpeg'],
]

const PDF = /^.{0,1000}%PDF-/s
const ZIP = /^PK/
/** The older programs of Microsoft's Office write this form. */
const COMPOUND = /^\xd0\xcf.\xe0\xa1\xb1/s
/** A page would begin with a tag. */
const TEXT = /^(?!\s*<)[^\0]*$/
const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** The documents that offices exchange, by extension: how they begin, and their type. */
const DOCUMENTS: Record<string, [signature: RegExp, type: string]> = {
  pdf: [PDF, 'application/pdf'],
  docx: [ZIP, `${OPEN_XML}.wordprocessingml.document`],
  xlsx: [ZIP, `${OPEN_XML}.spreadsheetml.sheet`],
  pptx: [ZIP, `${OPEN_XML}.presentationml.presentation`],
  odt: [ZIP, `${OPEN_DOCUMENT}.text`],
  ods: [ZIP, `${OPEN_DOCUMENT}.spreadsheet`],
  odp: [ZIP, `${OPEN_DOCUMENT}.presentation`],
  doc: [COMPOUND, 'application/msword'],
  xls: [COMPOUND, 'application/vnd.ms-excel'],
  ppt: [COMPOUND, 'application/vnd.ms-powerpoint'],
  rtf: [/^\{\\rtf/, 'application/rtf'],
  csv: [TEXT, 'text/csv'],
}

export const DOCUMENT_EXTENSIONS = Object.keys(DOCUMENTS)

/** Whether visitors save a file of this name. */
export function isDocumentName(name: string): boolean {
  return extensionOf(name) in DOCUMENTS
}

/**
 * The type of a file by its first bytes, because many stores send every file as `application/octet-stream`.
 * If the bytes are not known, a picture, recording or video has the sender's type. Undefined for anything
 * else.
 *
 * @param declared the essence of the sender's Content-Type
 * @param name the file's name, whose extension shows the type of documents that begin alike
 */
export function mediaType(
  start: Uint8Array,
  declared: string,
  name: string,
): MediaType | undefined {
  return declaredMediaType(signedType(start) ?? declared) ?? documentType(start, declared, name)
}

/** The type of a picture, recording or video that its first bytes show. */
export function signedType(start: Uint8Array): string | undefined {
  const text = latin1(start)
  return SIGNATURES.find(([signature]) => signature.test(text))?.[1]
}

/** A picture, recording or video as its sender declares it. */
export function declaredMediaType(type: string): MediaType | undefined {
  const maxBytes = MAX_BYTES.get(type.replace(/\/.*/, ''))
  return maxBytes === undefined ? undefined : { type, maxBytes }
}

function documentType(start: Uint8Array, declared: string, name: string): MediaType | undefined {
  if (declared === 'text/html') return undefined
  const text = latin1(start)
  const kinds = Object.entries(DOCUMENTS).filter(([, [signature]]) => signature.test(text))
  const kind =
    kinds.find(([extension]) => extension === extensionOf(name)) ??
    kinds.find(([, [, type]]) => type === declared)
  if (!kind) return undefined
  const [extension, [, type]] = kind
  return { type, maxBytes: MAX_DOCUMENT_BYTES, extension }
}

function extensionOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
