import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { errorMessage } from '../log/error-message.ts'
import { OperatorError } from '../program/run-program.ts'

/**
 * A value is on one line. Outside quotation marks, Node would begin a comment at a #; within them, it would end the
 * value at the next such mark.
 */
const SETTING =
  /^\s*(?:export\s+)?\w+\s*=\s*(?:(["'`])(?:(?!\1).)*\1|[^\s"'`#][^#]*)?(?:\s+#.*|\s*)$/
const NO_SETTING = /^\s*(?:#.*)?$/

/** The text of `.env`. Some editors write it in UTF-16, with a byte order mark, or with other line ends. */
export function readEnvFile(folder: string): string {
  const file = join(folder, '.env')
  try {
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    // TextDecoder drops the mark. No text in UTF-8 begins with these bytes.
    const encoding = { 0xff: 'utf-16le', 0xfe: 'utf-16be' }[bytes[0] ?? 0] ?? 'utf-8'
    return new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch (error) {
    throw new OperatorError(`${resolve(file)} cannot be read by this user: ${errorMessage(error)}`)
  }
}

/** Reads the text of `.env`. A wrong line is named by its number, because it may hold a password. */
export function parseEnvFile(text: string): Record<string, string> {
  const settings: Record<string, string> = {}
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (NO_SETTING.test(line)) continue
    if (!SETTING.test(line)) {
      throw new OperatorError(
        `Line ${index + 1} of .env is no setting. Write NAME=value, or NAME="value" if there is a # in it`,
      )
    }
    const setting = parseEnv(line)
    // The decoder puts this in the place of what another encoding, such as Windows-1251, has written.
    if (Object.values(setting).join().includes('\ufffd')) {
      throw new OperatorError(`Line ${index + 1} of .env is not in UTF-8. Save the file as UTF-8`)
    }
    const [twice] = Object.keys(setting).filter((name) => name in settings)
    if (twice !== undefined) {
      throw new OperatorError(
        `Line ${index + 1} of .env sets ${twice} again. Remove one of the two`,
      )
    }
    Object.assign(settings, setting)
  }
  return settings
}
