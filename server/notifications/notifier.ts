import { errorMessage } from '../log/error-message.ts'
import { FailureLog } from '../log/failure-log.ts'
import type { MessageStore, PendingMessage } from '../message-store/message-store.ts'

export interface DeliveryResult {
  /** The addresses that have the mail now. */
  sentTo: string[]
  /** False if the mail server refuses other addresses for now. */
  isComplete: boolean
}

export interface MailTransport {
  /** Sends the mail about this message to those who do not have it. `signal` ends the attempt. */
  send: (message: PendingMessage, signal: AbortSignal) => Promise<DeliveryResult>
  close: () => void
}

/** The mail server refuses this one mail. Any other error means that it takes none. */
export class RefusedMailError extends Error {
  override name = 'RefusedMailError'
  readonly isFinal: boolean

  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
  }
}

const TIMES = {
  /** After the first failure. Each further failure doubles it. */
  firstBackoffMs: 5_000,
  maxBackoffMs: 15 * 60_000,
  /** For one mail that is refused for good. */
  maxRefusedBackoffMs: 24 * 60 * 60_000,
  /** How often the log repeats that no mail can be sent. */
  reminderMs: 60 * 60_000,
  /** How often to look for messages that another server has stored. */
  pollMs: 60_000,
  /** How long a stop waits for an unfinished mail. */
  lastMailMs: 3_000,
}

/**
 * Mails staff about each stored message, and tries again until that works. Staff get a second mail about
 * a message only if, after the mail server has accepted the first, its response is lost or the server ends.
 */
export class Notifier {
  readonly #store: MessageStore
  readonly #openTransport: () => MailTransport
  readonly #times: typeof TIMES
  readonly #failures: FailureLog
  /** Of single mails. */
  readonly #refusals = new FailureLog()
  readonly #cutOff = new AbortController()
  #running = Promise.resolve()
  #isStopped = false
  #isNotified = false
  #wake: () => void = () => undefined
  /** 0 while mails can be sent. */
  #backoffMs = 0
  /** Mails that some or all addresses still have to get, by the id of their message. */
  readonly #postponed = new Map<number, { backoffMs: number; untilMs: number }>()
  /** What is sent, but not noted by the store, by the id of the message. */
  readonly #unmarked = new Map<number, DeliveryResult>()

  constructor(store: MessageStore, openTransport: () => MailTransport, times = TIMES) {
    this.#store = store
    this.#openTransport = openTransport
    this.#times = times
    this.#failures = new FailureLog({ reminderMs: times.reminderMs })
  }

  start(): void {
    this.#running = this.#run()
  }

  /** There is a new message. After a failure, it waits until the backoff is over. */
  notify(): void {
    this.#isNotified = true
    if (this.#backoffMs === 0) this.#wake()
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
    while (!this.#isStopped) {
      this.#isNotified = false
      try {
        await this.#sendAll()
      } catch (error) {
        this.#backOff(error)
      }
      await this.#sleep()
    }
  }

  #backOff(error: unknown): void {
    if (this.#isStopped) return
    const line = `Mails about messages cannot be sent, and wait in the store: ${errorMessage(error)}`
    // A mail server that is down may give another reason each time.
    this.#failures.failed('mails', line, 'down')
    this.#backoffMs = this.#nextBackoff(this.#backoffMs, this.#times.maxBackoffMs)
  }

  async #sleep(): Promise<void> {
    if (this.#isStopped || (this.#isNotified && this.#backoffMs === 0)) return
    let timer
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      timer = setTimeout(resolve, this.#backoffMs || this.#times.pollMs)
    })
    clearTimeout(timer)
  }

  /** Sends nothing if another server is sending mails at this moment. */
  async #sendAll(): Promise<void> {
    const release = await this.#store.acquireLease()
    if (!release) return
    const transport = this.#openTransport()
    let isSent = false
    try {
      let last = 0
      for (;;) {
        // One at a time, so that no mail is sent about a message that is deleted meanwhile.
        const [message] = await this.#store.pending(last, 1)
        if (!message || this.#isStopped) break
        if (await this.#send(message, transport)) isSent = true
        last = message.id
      }
    } finally {
      transport.close()
      release()
    }
    if (isSent) this.#failures.succeeded('mails', 'Mails about messages are sent again')
    this.#backoffMs = 0
  }

  /** Resolves to whether the mail server has taken the mail. */
  async #send(message: PendingMessage, transport: MailTransport): Promise<boolean> {
    const { id } = message
    if ((this.#postponed.get(id)?.untilMs ?? 0) > performance.now()) return false
    const delivery = this.#unmarked.get(id) ?? (await this.#deliver(message, transport))
    if (!delivery) return false
    this.#unmarked.set(id, delivery)
    await (delivery.isComplete
      ? this.#store.markSent(id)
      : this.#store.markSentTo(id, delivery.sentTo))
    this.#unmarked.delete(id)
    this.#refusals.succeeded(`${id}`, `The mail about message ${id} is sent`)
    if (delivery.isComplete) this.#postponed.delete(id)
    else this.#postpone(id, this.#times.maxBackoffMs)
    return true
  }

  /** Resolves to undefined if the mail server refuses the mail. */
  async #deliver(
    message: PendingMessage,
    transport: MailTransport,
  ): Promise<DeliveryResult | undefined> {
    try {
      return await transport.send(message, this.#cutOff.signal)
    } catch (error) {
      if (!(error instanceof RefusedMailError)) throw error
      const { id } = message
      const line = `The mail about message ${id} could not be sent: ${error.message}`
      this.#refusals.failed(`${id}`, line, 'refused')
      const { maxRefusedBackoffMs, maxBackoffMs } = this.#times
      this.#postpone(id, error.isFinal ? maxRefusedBackoffMs : maxBackoffMs)
      return undefined
    }
  }

  #postpone(id: number, maxBackoffMs: number): void {
    const backoffMs = this.#nextBackoff(this.#postponed.get(id)?.backoffMs, maxBackoffMs)
    this.#postponed.set(id, { backoffMs, untilMs: performance.now() + backoffMs })
  }

  #nextBackoff(lastMs = 0, maxMs: number): number {
    return Math.min(lastMs * 2 || this.#times.firstBackoffMs, maxMs)
  }
}
