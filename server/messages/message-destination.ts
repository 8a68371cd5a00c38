import { errorMessage } from '../platform/log/error-message.ts'
import { log, logError } from '../platform/log/log.ts'
import { OperatorError } from '../platform/program/run-program.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { addToStore } from './add-to-store.ts'
import { forwardToBackend } from './forward-to-backend.ts'
import { Notifier } from './mail/notifier.ts'
import type { MessageHandler } from './receive-messages.ts'
import { startRetention } from './retention.ts'
import { type MessageStore, StoreError, UnusableStoreError } from './store/message-store.ts'
import { openStore } from './store/open-store.ts'
import { isNoDatabase, isPathError, isReadOnlyError } from './store/sqlite-file.ts'

/** The place to which visitors' messages go: the backend, or the store of this server. */
export interface MessageDestination {
  handle: MessageHandler
  /** Undefined if the backend stores the messages. */
  store: MessageStore | undefined
  /** When a message could not be stored, by `performance.now()`; undefined once a later one is stored. */
  failedAtMs: () => number | undefined
  /** Logs if messages cannot be stored. Throws an OperatorError if they can never be stored in this place. */
  prepare: () => Promise<void>
  /** Starts the work in the background, and logs what the operator has to do. */
  start: () => void
  /** Ends that work. Resolves once an unfinished mail or deletion has ended. */
  stop: () => Promise<unknown>
}

export async function openDestination(settings: Settings): Promise<MessageDestination> {
  return settings.contentApi
    ? backendDestination(settings.contentApi, settings)
    : storeDestination(await openStore(settings), settings)
}

function backendDestination(
  contentApi: URL,
  { contentApiToken: token, rateLimit: limit, promisedKeepDays }: Settings,
): MessageDestination {
  return {
    handle: forwardToBackend(contentApi, { limit, token }),
    store: undefined,
    failedAtMs: () => undefined,
    prepare: () => Promise.resolve(),
    start() {
      logRetentionPromise(promisedKeepDays)
    },
    stop: () => Promise.resolve(),
  }
}

function storeDestination(
  store: MessageStore,
  { notifications, messagesKeepDays, promisedKeepDays, apiBase, databaseUrl }: Settings,
): MessageDestination {
  const notifier = notifications && new Notifier(store, notifications)
  let stopRetention: (() => Promise<void>) | undefined
  return {
    ...addToStore(store, {
      mailTo: notifications?.to ?? [],
      onStored() {
        if (notifier) notifier.notify()
        else log('A message has arrived. Read it with `npm run messages`')
      },
    }),
    store,
    prepare: () => prepare(store, databaseUrl),
    start() {
      notifier?.start()
      if (messagesKeepDays) stopRetention = startRetention(store, messagesKeepDays)
      // With VITE_API_BASE, browsers send the messages somewhere else.
      if (apiBase !== '/') logRetentionPromise(promisedKeepDays)
      else if (!notifier) {
        log(
          'Staff get no mail about messages. Set NOTIFY_SMTP and NOTIFY_TO, or use `npm run messages`',
        )
      }
    },
    stop: () => Promise.all([notifier?.stop(), stopRetention?.()]),
  }
}

function logRetentionPromise(keepDays: number | undefined): void {
  if (keepDays === undefined) return
  log(`The form says that messages are kept for ${keepDays} days: the backend has to delete them`)
}

async function prepare(store: MessageStore, databaseUrl: string | undefined): Promise<void> {
  try {
    await store.prepare()
  } catch (error) {
    const line = `Messages cannot be stored in ${store.location}: ${errorMessage(error)}`
    if (error instanceof UnusableStoreError) throw new OperatorError(line)
    const advice = 'Let this user write there, or change DATA_DIR or MESSAGES_DB'
    if (isPathError(error)) throw new OperatorError(`${line}. ${advice}`)
    if (isReadOnlyError(error)) logError(`${line}. ${advice}`)
    else if (isNoDatabase(error)) {
      logError(`${line}. Correct MESSAGES_DB, or restore a backup over this file`)
    } else if (databaseUrl && !(error instanceof StoreError)) {
      logError(`${line}. Check DATABASE_URL, and that the database runs and belongs to its user`)
    } else logError(line)
  }
}
