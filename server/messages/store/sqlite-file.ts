import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../../platform/log/error-message.ts'

/** Creates a file and its folders for this user only: it will hold personal data. */
export function createFile(path: string): void {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
}

/** SQLITE_READONLY and SQLITE_CANTOPEN. */
const INVALID_PATH = [8, 14]
const PASSING = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']

/** Whether the path is wrong, so that another try cannot help. */
export function isPathError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return INVALID_PATH.includes(Number(error.errcode) & 255)
  const isOfFile = 'syscall' in error && ['mkdir', 'open'].includes(String(error.syscall))
  return isOfFile && !PASSING.includes(errorCode(error) ?? '')
}

/** SQLITE_NOTADB: the file is damaged, or is no database. */
export function isNoDatabase(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 26
}
