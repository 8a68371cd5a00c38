import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a file and its folders, open to this user only: it will hold personal data. */
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
    // Another process was quicker.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  }
}

/** SQLITE_READONLY and SQLITE_CANTOPEN. */
const WRONG_PLACE = [8, 14]
/** Faults that can pass by themselves, such as a full disk. */
const PASSING = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']

/** Whether the fault lies in the path, so that trying again cannot help. */
export function isWrongPlace(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  if ('errcode' in fault) return WRONG_PLACE.includes(Number(fault.errcode) & 255)
  const isOfFile = 'syscall' in fault && ['mkdir', 'open'].includes(String(fault.syscall))
  return isOfFile && 'code' in fault && !PASSING.includes(String(fault.code))
}
