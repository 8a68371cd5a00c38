import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '../log.ts'

/** Creates a file and its folders for this user only: it will hold personal data. */
export function makeFile(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  closeSync(openSync(path, 'a', 0o600))
}

/** `mkdir` with `recursive` never returns below a folder that takes no entries, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, 0o700)
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault
  }
}

/** SQLITE_READONLY and SQLITE_CANTOPEN. */
const WRONG_PLACE = [8, 14]
const PASSING = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']

/** Whether the path is wrong, so that another try cannot help. */
export function isWrongPlace(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  if ('errcode' in fault) return WRONG_PLACE.includes(Number(fault.errcode) & 255)
  const isOfFile = 'syscall' in fault && ['mkdir', 'open'].includes(String(fault.syscall))
  return isOfFile && !PASSING.includes(codeOf(fault) ?? '')
}
