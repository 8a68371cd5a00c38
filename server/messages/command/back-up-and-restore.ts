import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorMessage } from '../../platform/log/error-message.ts'
import { log } from '../../platform/log/log.ts'
import { OperatorError } from '../../platform/program/run-program.ts'
import { messageCount } from '../store/message-store.ts'
import { backUp, requireUnused, restore, verifyBackup } from '../store/sqlite-backup.ts'
import { confirm } from './confirm.ts'

export async function backUpTo(file: string, messagesDb: string): Promise<void> {
  if (existsSync(file))
    throw new OperatorError(`${file} exists already. Give the name of a new file`)
  if (!existsSync(messagesDb)) {
    throw new OperatorError(
      `No backup is made: ${resolve(messagesDb)} does not exist. Set DATA_DIR or MESSAGES_DB as for the server`,
    )
  }
  const count = await orOperatorError('No backup is made', () => backUp(messagesDb, file))
  log(`${file} holds ${messageCount(count)}, and SQLite finds no fault in it`)
}

export async function restoreFrom(file: string, messagesDb: string, yes: boolean): Promise<void> {
  if (!existsSync(messagesDb)) {
    throw new OperatorError(
      `${resolve(messagesDb)} does not exist. Start the server once, so that it makes the file, and stop it`,
    )
  }
  const count = await orOperatorError(`${file} is no backup of messages`, () => verifyBackup(file))
  const inUse = `${messagesDb} cannot be replaced. Stop the server first`
  if (!yes) {
    await orOperatorError(inUse, () => requireUnused(messagesDb))
    const question = `Replace all messages of ${messagesDb} by the ${count} of ${file}?`
    if (!(await confirm(question))) return
  }
  await orOperatorError(inUse, () => restore(file, messagesDb))
  log(`${messagesDb} now holds the ${messageCount(count)} of ${file}`)
}

async function orOperatorError<T>(line: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new OperatorError(`${line}: ${errorMessage(error)}`)
  }
}
