import { errorMessage } from '../platform/log/error-message.ts'
import { log, logError } from '../platform/log/log.ts'
import { messageCount, type MessageStore } from './store/message-store.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes older messages now and once a day, also those that staff still have to get a mail about: visitors
 * read that messages are deleted after these days. If several servers do so, only one of them deletes a
 * message and counts it in the log.
 *
 * @returns a function that ends it and resolves once nothing is being deleted
 */
export function startRetention(store: MessageStore, days: number): () => Promise<void> {
  async function deleteOld(): Promise<void> {
    const before = new Date(Date.now() - days * DAY_MS).toISOString()
    try {
      const age = `from more than ${days} days ago`
      const unsent = await store.count({ before, pending: true })
      if (unsent > 0) {
        logError(`Staff got no mail about ${messageCount(unsent)} ${age}. Deleting now`)
      }
      const deleted = await store.delete({ before })
      if (deleted > 0) log(`Deleted ${messageCount(deleted)} ${age}`)
    } catch (error) {
      logError(`Old messages could not be deleted in ${store.location}: ${errorMessage(error)}`)
    }
  }

  let running = deleteOld()
  const timer = setInterval(() => {
    running = deleteOld()
  }, DAY_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
