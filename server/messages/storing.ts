import { events, type MessageResult } from '../events.ts'
import { log, logFault, reasonOf } from '../log.ts'
import type { Added, LastAttempt, MessageStore } from '../message-store/message-store.ts'
import { failure, overLimit, success } from './message-answer.ts'
import type { Delivery } from './messages.ts'

interface Staff {
  areTold: boolean
  /** Called when a message that is not spam has been stored. */
  onMessage: () => void
}

/** Answers with success once the message is on disk. */
export function storing(store: MessageStore, staff: Staff, last: LastAttempt): Delivery {
  return async ({ message, key, client }) => {
    try {
      const untold = staff.areTold && !message.spam
      const added = await store.add(message, { key, client }, untold)
      if (last.failedAtMs !== undefined) log(`Messages are stored again in ${store.place}`)
      last.failedAtMs = undefined
      if (added === 'stored' && !message.spam) staff.onMessage()
      events.emit('message', resultOf(added, message.spam))
      return answerTo(added)
    } catch (fault) {
      last.failedAtMs = performance.now()
      events.emit('message', 'failed')
      logFault(`A message could not be stored in ${store.place}: ${reasonOf(fault)}`)
      return failure(503)
    }
  }
}

function resultOf(added: Added, spam: boolean): MessageResult {
  if (typeof added === 'number') return 'rate_limited'
  if (added === 'stored') return spam ? 'spam' : 'stored'
  return added === 'same' ? 'repeated' : 'key_reused'
}

function answerTo(added: Added): Response {
  if (typeof added === 'number') return overLimit(added)
  return added === 'other' ? failure(409) : success()
}
