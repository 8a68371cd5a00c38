import { parseEnv } from 'node:util'
import { OperatorError } from '../program/run-program.ts'

/** No value spans lines, or has a # outside quotation marks, where a comment would begin in the middle of it. */
const SETTING = /^\s*(?:export\s+)?\w+\s*=\s*(?:(["'`]).*?\1|[^\s"'`#][^#]*)?(?:\s+#.*|\s*)$/
const NO_SETTING = /^\s*(?:#.*)?$/

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
