import { logFault, reasonOf } from '../log.ts'
import type { Delivery } from './delivery.ts'
import { failure, success } from './message-answer.ts'
import { MessageStore } from './message-store.ts'

const ANSWERS = {
  nothing: () => undefined,
  same: success,
  other: () => failure(409),
}

/** Stores messages in the database at `path`. Success means that the message is on disk. */
export function storing(path: string): Delivery {
  const store = new MessageStore(path)
  function attempt<T>(work: () => T): T | Response {
    try {
      return work()
    } catch (fault) {
      logFault(`A message could not be stored in ${path}: ${reasonOf(fault)}`)
      return failure(503)
    }
  }
  return {
    earlier: ({ message, key }) =>
      attempt(() => (key === undefined ? undefined : ANSWERS[store.earlier(key, message)]())),
    deliver: ({ message, key }) =>
      attempt(() => {
        if (store.add(message, key)) return success()
        // Another process was quicker with this key.
        return store.earlier(key ?? '', message) === 'same' ? success() : failure(409)
      }),
  }
}
