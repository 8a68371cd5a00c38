import { existsSync } from 'node:fs'
import { log, reasonOf } from '../log.ts'
import { backUp, countIn, requireUnused, restore } from '../message-store/sqlite-backup.ts'
import { StartError } from '../run-program.ts'
import { countOf } from './count-of.ts'
import { isConfirmed } from './is-confirmed.ts'

export async function backUpTo(file: string, messagesDb: string): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} exists already. Give the name of a new file`)
  const count = await orRefuse('No backup is made', () => backUp(messagesDb, file))
  log(`${file} holds ${countOf(count)}, and SQLite finds no fault in it`)
}

export async function restoreFrom(file: string, messagesDb: string, yes: boolean): Promise<void> {
  const count = await orRefuse(`${file} is no backup of messages`, () => countIn(file))
  const inUse = `${messagesDb} cannot be replaced. Stop the server first`
  await orRefuse(inUse, () => requireUnused(messagesDb))
  const question = `Replace all messages of ${messagesDb} by the ${count} of ${file}?`
  if (!yes && !(await isConfirmed(question))) return
  await orRefuse(inUse, () => restore(file, messagesDb))
  log(`${messagesDb} now holds the ${countOf(count)} of ${file}`)
}

async function orRefuse<T>(refusal: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    throw new StartError(`${refusal}: ${reasonOf(fault)}`)
  }
}
