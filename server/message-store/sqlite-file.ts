import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a file of a database, and its folders, where there are none: visitors' names and addresses
 * are nobody else's business.
 */
export function makeFile(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  closeSync(openSync(path, 'a', 0o600))
}

/** One by one: below a folder that takes none, as /proc, `recursive` tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, 0o700)
  } catch (fault) {
    // Another process was quicker.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  }
}

/** SQLITE_READONLY and SQLITE_CANTOPEN. */
const WRONG_PLACE = [8, 14]
/** What passes by itself. */
const PASSING = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']

/** Whether a file failed for where it is to be, and so for good. */
export function isWrongPlace(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  if ('errcode' in fault) return WRONG_PLACE.includes(Number(fault.errcode) & 255)
  const isOfFile = 'syscall' in fault && ['mkdir', 'open'].includes(String(fault.syscall))
  return isOfFile && 'code' in fault && !PASSING.includes(String(fault.code))
}
