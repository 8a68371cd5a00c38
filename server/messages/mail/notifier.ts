import { errorMessage } from '../../platform/log/error-message.ts'
import { FailureLog } from '../../platform/log/failure-log.ts'
import { logError } from '../../platform/log/log.ts'
import type { NotificationSettings } from '../../platform/settings/settings.ts'
import type { MessageStore, StoredMessage } from '../store/message-store.ts'
import { MAX_WAIT_MS, type OutboxMail } from '../store/outbox.ts'
import {
  type MailTransport,
  openMailTransport,
  RefusedAddressError,
  RefusedMailError,
} from './mail-transport.ts'
import { type Mail, messageMail, withoutText } from './message-mail.ts'

/** A mail has the texts of at most this many messages. */
const MAX_TEXTS_OF_A_MAIL = 50

/** A mail is about at most this many messages. It only counts those whose texts it does not have. */
const MAX_MESSAGES_OF_A_MAIL = 10_000

/** A text that is refused for now gets this many tries, in ten minutes: greylisting mostly takes five. */
const TRIES_OF_A_TEXT = 8

const TIMES = {
  /** The wait after the first failure of an address. Each further failure doubles it, up to `MAX_WAIT_MS`. */
  firstBackoffMs: 5_000,
  /** How often to look for mails that are due, and for messages that another server has stored. */
  pollMs: 5_000,
  /** How often the log repeats what still fails. */
  reminderMs: 60 * 60_000,
  /** How long the mail server may take for a mail: less than its lease. */
  mailMs: 2 * 60_000,
  /** How long a stop waits for an unfinished mail. */
  lastMailMs: 3_000,
}

/**
 * Sends staff the mails that wait in the outbox. An address gets a second mail about a message only if the
 * mail server has accepted the first, and then its response is lost, or the server or the database ends.
 */
export class Notifier {
  readonly #store: MessageStore
  readonly #settings: NotificationSettings
  readonly #openTransport: typeof openMailTransport
  readonly #times: typeof TIMES
  readonly #failures: FailureLog
  readonly #cutOff = new AbortController()
  #running = Promise.resolve()
  #isStopped = false
  #isReaddressed = false
  #wake: () => void = () => undefined
  /** The mail that is sent, but not yet noted in the outbox. */
  #unnoted: OutboxMail | undefined

  constructor(
    store: MessageStore,
    settings: NotificationSettings,
    openTransport = openMailTransport,
    times = TIMES,
  ) {
    this.#store = store
    this.#settings = settings
    this.#openTransport = openTransport
    this.#times = times
    this.#failures = new FailureLog(times.reminderMs)
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Call this when there is a new message. */
  notify(): void {
    this.#wake()
  }

  /** Resolves once the current mail is sent, or has taken too long and is cut off. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#wake()
    const deadline = setTimeout(() => {
      this.#cutOff.abort()
    }, this.#times.lastMailMs)
    await this.#running
    clearTimeout(deadline)
  }

  async #run(): Promise<void> {
    const { location } = this.#store
    while (!this.#isStopped) {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      this.#wake = () => {
        resolve(undefined)
      }
      try {
        await this.#sendAll()
        this.#failures.succeeded(location, `The outbox in ${location} can be used again`)
      } catch (error) {
        const line = `The outbox in ${location} cannot be used, so mails wait: ${errorMessage(error)}`
        this.#failures.failed(location, line, 'unusable')
      }
      const timer = setTimeout(this.#wake, this.#times.pollMs)
      await promise
      clearTimeout(timer)
    }
  }

  async #sendAll(): Promise<void> {
    const { outbox } = this.#store
    const { to } = this.#settings
    let transport: MailTransport | undefined
    let maxMessages = MAX_MESSAGES_OF_A_MAIL
    try {
      if (this.#unnoted) await this.#noteSent(this.#unnoted)
      if (!this.#isReaddressed) await outbox.readdress(to)
      this.#isReaddressed = true
      while (!this.#isStopped) {
        const mail = await outbox.claim(to, maxMessages)
        if (!mail) break
        transport ??= this.#openTransport(this.#settings)
        const error = await this.#send(mail, transport).catch((reason: unknown) => reason)
        if (error === undefined) await this.#noteSent(mail)
        else if (error instanceof RefusedMailError) {
          // One of the texts is the reason, so the next mail has half of them.
          const texts = Math.min(mail.messageIds.length, MAX_TEXTS_OF_A_MAIL)
          maxMessages = Math.ceil(texts / 2)
          await outbox.postpone(mail, 0)
          continue
        } else await this.#backOff(mail, error)
        maxMessages = MAX_MESSAGES_OF_A_MAIL
      }
    } finally {
      transport?.close()
    }
  }

  /** Throws a RefusedMailError only if the address may get more mails, each with fewer texts. */
  async #send(
    { address, messageIds, tries, allowed }: OutboxMail,
    transport: MailTransport,
  ): Promise<void> {
    const messages: StoredMessage[] = []
    const ids = messageIds.slice(0, MAX_TEXTS_OF_A_MAIL)
    for await (const message of this.#store.list({ ids })) messages.unshift(message)
    const others = await this.#store.count({ ids: messageIds.slice(MAX_TEXTS_OF_A_MAIL) })
    // All these messages may have been deleted since the claim.
    if (messages.length + others === 0) return
    const signal = AbortSignal.any([this.#cutOff.signal, AbortSignal.timeout(this.#times.mailMs)])
    const send = (mail: Mail) => transport.send(mail, address, signal)
    try {
      await send(messageMail(messages, this.#settings, others))
    } catch (error) {
      if (!(error instanceof RefusedMailError)) throw error
      if (error.isTransient && tries + 1 < TRIES_OF_A_TEXT) throw new Error(error.message)
      if (messages.length > 1 && allowed > 1) throw error
      const plain = messageMail(messages.map(withoutText), this.#settings, others)
      await send(plain).catch((reason: unknown) => {
        // The texts are not the reason, so the address waits.
        throw new Error(errorMessage(reason), { cause: reason })
      })
      const numbers = messages.map(({ id }) => id).join(', ')
      logError(`The mail to ${address} about message ${numbers} lacks its text: ${error.message}`)
    }
    this.#failures.succeeded(address, `Mails to ${address} are sent again`)
  }

  async #noteSent(mail: OutboxMail): Promise<void> {
    this.#unnoted = mail
    await this.#store.outbox.markSent(mail)
    this.#unnoted = undefined
  }

  async #backOff(mail: OutboxMail, error: unknown): Promise<void> {
    const { outbox } = this.#store
    // The next start tries at once.
    if (this.#isStopped) return outbox.postpone(mail, 0)
    const { address, tries } = mail
    const isFinal = error instanceof RefusedAddressError
    const line = isFinal
      ? `The mail server refuses mails to ${address} for good. Check NOTIFY_TO: ${errorMessage(error)}`
      : `Mails to ${address} cannot be sent now, and wait: ${errorMessage(error)}`
    this.#failures.failed(address, line, isFinal ? 'refused' : 'waiting')
    if (isFinal) await outbox.giveUp(mail)
    await outbox.postpone(mail, Math.min(this.#times.firstBackoffMs * 2 ** tries, MAX_WAIT_MS))
  }
}
