import { domainToASCII } from 'node:url'
import { log } from '../../platform/log/log.ts'
import { OperatorError } from '../../platform/program/run-program.ts'
import { messageCount, type MessageFilter, type MessageStore } from '../store/message-store.ts'
import type { CommandArguments } from './command-arguments.ts'
import { confirm } from './confirm.ts'

export async function deleteMessages(
  store: MessageStore,
  command: CommandArguments,
): Promise<void> {
  await requireAll(store, command.ids)
  const { filter, which } = await filterFor(store, command)
  const count = await store.count(filter)
  if (count === 0) {
    log(`There is no message ${which}`)
    return
  }
  const question = `Delete ${messageCount(count)} ${which}, for good?`
  if (!command.yes && !(await confirm(question))) return
  log(`Deleted ${messageCount(await store.delete(filter))} ${which}`)
}

/** Throws if a number is unknown. A mistyped number may also be the number of a message that is needed. */
async function requireAll(store: MessageStore, ids: number[] = []): Promise<void> {
  const missing = new Set(ids)
  for await (const { id } of store.list({ ids })) missing.delete(id)
  if (missing.size === 0) return
  throw new OperatorError(`There is no message ${[...missing].join(', ')}. Nothing is deleted`)
}

async function filterFor(
  store: MessageStore,
  { ids, deleteFrom, deleteBefore = '' }: CommandArguments,
): Promise<{ filter: MessageFilter; which: string }> {
  if (ids) return { filter: { ids }, which: `with the number ${ids.join(', ')}` }
  if (deleteFrom === undefined) {
    return { filter: { before: deleteBefore }, which: `from before ${deleteBefore}` }
  }
  return {
    filter: { emails: await findAddressSpellings(store, deleteFrom) },
    which: `from ${deleteFrom}`,
  }
}

/** The stored addresses that differ from this one only in capital letters or punycode. */
export async function findAddressSpellings(
  store: MessageStore,
  address: string,
): Promise<string[]> {
  return (await store.emails()).filter((email) => folded(email) === folded(address))
}

function folded(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase()
  const domain = text.slice(text.lastIndexOf('@') + 1)
  return text.slice(0, text.length - domain.length) + (domainToASCII(domain) || domain)
}
