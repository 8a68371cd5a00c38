import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../../platform/log/error-message.ts'

/** Creates a file and its folders for this user only: it will hold personal data. */
export function createFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
}

/** Errors of the disk, which may pass. */
const PASSING = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'EROFS']

/** Whether this user can have no file there, so that another try cannot help. */
export function isPathError(error: unknown): boolean {
  if (!(error instanceof Error && 'syscall' in error)) return false
  const isOfFile = ['stat', 'mkdir', 'open'].includes(String(error.syscall))
  return isOfFile && !PASSING.includes(errorCode(error) ?? '')
}

/** The primary code of an error of SQLite (https://sqlite.org/rescode.html). */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 255 : undefined
}

/** SQLITE_READONLY and SQLITE_CANTOPEN: the file or its folder is read-only, and may become writable again. */
export function isReadOnlyError(error: unknown): boolean {
  return [8, 14].includes(sqliteCode(error) ?? 0)
}

/** SQLITE_NOTADB: the file is damaged, or is no database. */
export function isNoDatabase(error: unknown): boolean {
  return sqliteCode(error) === 26
}
