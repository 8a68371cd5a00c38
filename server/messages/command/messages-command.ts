import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode, errorMessage } from '../../platform/log/error-message.ts'
import { logError } from '../../platform/log/log.ts'
import { OperatorError, runProgram } from '../../platform/program/run-program.ts'
import { currentSettings } from '../../platform/settings/settings.ts'
import type { MessageStore } from '../store/message-store.ts'
import { migrateOutdated } from '../store/migrate-outdated.ts'
import { openStore } from '../store/open-store.ts'
import { backUpTo, restoreFrom } from './back-up-and-restore.ts'
import { type CommandArguments, readCommandArguments } from './command-arguments.ts'
import { deleteMessages, findAddressSpellings } from './delete-messages.ts'
import { formatMessage } from './format-message.ts'
import { CSV_HEADER, csvRow } from './message-csv.ts'

async function run(): Promise<void> {
  const command = readCommandArguments()
  const settings = currentSettings('.')
  const { messagesDb, databaseUrl, contentApi } = settings
  const elsewhere = contentApi ? '. With CONTENT_API, the backend has them' : ''
  const { backup, restore, yes } = command
  if (databaseUrl && (backup ?? restore) !== undefined) {
    throw new OperatorError(
      'The messages are in PostgreSQL. Use its programs pg_dump and pg_restore (docs/messages.md)',
    )
  }
  if (restore !== undefined) return restoreFrom(restore, messagesDb, yes)
  if (backup !== undefined) return backUpTo(backup, messagesDb)
  if (!databaseUrl && !existsSync(messagesDb)) {
    logError(`There are no messages: ${resolve(messagesDb)} does not exist${elsewhere}`)
    return
  }

  const store = await openStore(settings)
  const isList = command.action === 'list'
  try {
    if (!databaseUrl) migrateOutdated(messagesDb)
    if (!isList) await deleteMessages(store, command)
    else if ((await list(store, command)) === 0) {
      const { since, from } = command
      const which = [from && ` from ${from}`, since && ` since ${since}`].filter(Boolean).join('')
      logError(`There are no messages${which}${elsewhere}`)
    }
  } catch (error) {
    // A reader of the first lines, such as `head`, closes the pipe.
    if (errorCode(error) === 'EPIPE') return
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `${store.location} cannot be ${isList ? 'read' : 'changed'}: ${errorMessage(error)}`,
    )
  } finally {
    await store.close()
  }
}

/** Prints messages as a stream, because a million do not fit into memory. Resolves to their number. */
async function list(store: MessageStore, { csv, since, from }: CommandArguments): Promise<number> {
  const emails = from === undefined ? undefined : await findAddressSpellings(store, from)
  let count = 0
  async function* lines() {
    // Nothing is printed before the store can be read.
    let head = csv ? CSV_HEADER : ''
    for await (const message of store.list({ since, emails })) {
      count += 1
      yield head + (csv ? csvRow(message) : formatMessage(message))
      head = ''
    }
    if (head) yield head
  }
  await pipeline(Readable.from(lines()), process.stdout, { end: false })
  return count
}

await runProgram(run)
