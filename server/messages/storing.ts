import { events, type MessageResult } from '../events.ts'
import { log, logFault, reasonOf } from '../log.ts'
import type { AddResult, LastStoreAttempt, MessageStore } from '../message-store/message-store.ts'
import { failure, overLimit, success } from './message-answer.ts'
import type { Delivery } from './messages.ts'

interface Staff {
  getMail: boolean
  /** Called when a message that is not spam has been stored. */
  onMessage: () => void
}

/** Answers with success once the message is on disk. */
export function storing(store: MessageStore, staff: Staff, last: LastStoreAttempt): Delivery {
  return async ({ message, key, network }) => {
    try {
      const pending = staff.getMail && !message.spam
      const added = await store.add(message, { key, network }, pending)
      if (last.failedAtMs !== undefined) log(`Messages are stored again in ${store.location}`)
      last.failedAtMs = undefined
      if (added === 'stored' && !message.spam) staff.onMessage()
      events.emit('message', resultOf(added, message.spam))
      return answerTo(added)
    } catch (fault) {
      last.failedAtMs = performance.now()
      events.emit('message', 'failed')
      logFault(`A message could not be stored in ${store.location}: ${reasonOf(fault)}`)
      return failure(503)
    }
  }
}

function resultOf(added: AddResult, spam: boolean): MessageResult {
  if (typeof added === 'number') return 'rate_limited'
  return added === 'stored' && spam ? 'spam' : added
}

function answerTo(added: AddResult): Response {
  if (typeof added === 'number') return overLimit(added)
  return added === 'key_reused' ? failure(409) : success()
}
