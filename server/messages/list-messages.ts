import { existsSync } from 'node:fs'
import { log, logFault, reasonOf } from '../log.ts'
import { storedMessages } from '../message-store/sqlite-store.ts'
import { currentSettings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { CSV_HEAD, csvRow } from './message-csv.ts'
import { listedMessage } from './message-list.ts'

/**
 * `npm run messages`: what came in through the contact form, the newest first.
 *
 * Usage: node server/messages/list-messages.ts [--csv]
 */
function list(given: string[]): void {
  const unknown = given.find((argument) => argument !== '--csv')
  if (unknown !== undefined) {
    throw new StartError(`The argument "${unknown}" is not known; allowed: --csv`)
  }
  const asCsv = given.length > 0
  const { messagesDb } = currentSettings('.')
  if (!existsSync(messagesDb)) {
    log(
      `There are no messages yet: ${messagesDb} does not exist`,
      asCsv ? process.stderr : undefined,
    )
    return
  }

  // Who reads only the beginning, as `head` does, closes the pipe.
  process.stdout.on('error', () => process.exit())
  if (asCsv) process.stdout.write(CSV_HEAD)
  let count = 0
  for (const message of messagesOf(messagesDb)) {
    process.stdout.write(asCsv ? csvRow(message) : listedMessage(message))
    count += 1
  }
  if (count === 0 && !asCsv) log('There are no messages yet')
}

function* messagesOf(path: string) {
  try {
    yield* storedMessages(path)
  } catch (fault) {
    throw new StartError(`${path} cannot be read: ${reasonOf(fault)}`)
  }
}

try {
  list(process.argv.slice(2))
} catch (fault) {
  if (!(fault instanceof StartError)) throw fault
  logFault(fault.message)
  process.exitCode = 1
}
