import { errorMessage } from '../platform/log/error-message.ts'
import { log, logError } from '../platform/log/log.ts'
import { serverEvents } from '../platform/server-events.ts'
import { failureResponse, rateLimitedResponse, successResponse } from './message-response.ts'
import type { MessageHandler } from './receive-messages.ts'
import type { AddResult, MessageStore } from './store/message-store.ts'

interface StoreOptions {
  /** The addresses that get a mail about each message. */
  mailTo: string[]
  /** Called for each new message, but not for one that is sent again. */
  onStored: () => void
}

/** Answers with success once the message is on disk. */
export function addToStore(
  store: MessageStore,
  { mailTo, onStored }: StoreOptions,
): { handle: MessageHandler; failedAtMs: () => number | undefined } {
  let failedAtMs: number | undefined

  const handle: MessageHandler = async ({ message, key, network }) => {
    try {
      const added = await store.add(message, { key, network }, mailTo)
      if (failedAtMs !== undefined) log(`Messages are stored again in ${store.location}`)
      failedAtMs = undefined
      serverEvents.emit('message', typeof added === 'object' ? 'rate_limited' : added)
      if (added === 'stored') onStored()
      return responseTo(added)
    } catch (error) {
      failedAtMs = performance.now()
      serverEvents.emit('message', 'failed')
      logError(`A message could not be stored in ${store.location}: ${errorMessage(error)}`)
      return failureResponse(503)
    }
  }

  return { handle, failedAtMs: () => failedAtMs }
}

function responseTo(added: AddResult): Response {
  if (typeof added === 'object') return rateLimitedResponse(added.retryAfterS)
  return added === 'key_reused' ? failureResponse(409) : successResponse()
}
