import { errorMessage } from '../platform/log/error-message.ts'
import { FailureLog, VISITORS_REMINDER_MS } from '../platform/log/failure-log.ts'
import { failureResponse, type Outcome, rateLimited, successResponse } from './message-response.ts'
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
  const { location } = store
  const failures = new FailureLog(VISITORS_REMINDER_MS)
  let failedAtMs: number | undefined

  const handle: MessageHandler = async ({ message, key, network }) => {
    try {
      const added = await store.add(message, { key, network }, mailTo)
      // The other results write nothing, so the store may still fail.
      if (added === 'stored') {
        failures.succeeded(location, `Messages are stored again in ${location}`)
        failedAtMs = undefined
        onStored()
      }
      return outcomeOf(added)
    } catch (error) {
      failedAtMs = performance.now()
      const line = `A message could not be stored in ${location}: ${errorMessage(error)}`
      failures.failed(location, line)
      return { result: 'failed', response: failureResponse(503) }
    }
  }

  return { handle, failedAtMs: () => failedAtMs }
}

function outcomeOf(added: AddResult): Outcome {
  if (typeof added === 'object') return rateLimited(added.retryAfterS)
  const response = added === 'key_reused' ? failureResponse(409) : successResponse()
  return { result: added, response }
}
