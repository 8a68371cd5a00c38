import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf, log, reasonOf } from '../log.ts'
import type { MessageStore } from '../message-store/message-store.ts'
import { openStore } from '../message-store/open-store.ts'
import { runProgram, StartError } from '../run-program.ts'
import { currentSettings } from '../settings.ts'
import { CSV_HEAD, csvRow } from './message-csv.ts'
import { listedMessage } from './message-list.ts'
import { readCommand } from './messages-command.ts'

async function run(): Promise<void> {
  const command = readCommand()
  const settings = currentSettings('.')
  if (!settings.databaseUrl && !existsSync(settings.messagesDb)) {
    log(
      `There are no messages yet: ${settings.messagesDb} does not exist`,
      command.csv ? process.stderr : undefined,
    )
    return
  }

  const store = await openStore(settings)
  try {
    if (command.deleteBefore === undefined) await list(store, command)
    else await deleteBefore(store, command.deleteBefore, command.yes)
  } catch (fault) {
    // A reader of the first lines, such as `head`, closes the pipe.
    if (codeOf(fault) === 'EPIPE') return
    if (fault instanceof StartError) throw fault
    throw new StartError(`${store.place} cannot be read: ${reasonOf(fault)}`)
  } finally {
    await store.close()
  }
}

/** Prints messages as a stream, because a million of them do not fit into memory. */
async function list(store: MessageStore, { csv, since }: ReturnType<typeof readCommand>) {
  let count = 0
  async function* lines() {
    if (csv) yield CSV_HEAD
    for await (const message of store.messages(since)) {
      count += 1
      yield csv ? csvRow(message) : listedMessage(message)
    }
  }
  await pipeline(Readable.from(lines()), process.stdout, { end: false })
  if (count === 0 && !csv) log('There are no messages yet')
}

async function deleteBefore(store: MessageStore, day: string, yes: boolean): Promise<void> {
  const count = await store.countBefore(day)
  const messages = `${count} message${count === 1 ? '' : 's'} from before ${day}`
  if (!yes && !(await isWanted(`Delete ${messages}, for good?`))) return
  await store.deleteBefore(day)
  log(`Deleted ${messages}`)
}

async function isWanted(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new StartError(`${question} Nobody can answer here. Add --yes to delete them`)
  const terminal = createInterface(process.stdin, process.stdout)
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer)
}

await runProgram(run)
