import { log, logFault, reasonOf } from '../log.ts'
import type { MessageStore, StoredMessage } from '../message-store/message-store.ts'

/** A connection to staff. */
export interface Line {
  /** Resolves once the message is sent. `stop` ends the attempt. */
  tell: (message: StoredMessage, stop: AbortSignal) => Promise<void>
  close: () => void
}

/** Staff cannot get this one message. Any other error means that they can get none. */
export class RefusedMessage extends Error {
  override name = 'RefusedMessage'
}

const TIMES = {
  /** After the first failure. Each further failure doubles it. */
  firstPauseMs: 5_000,
  maxPauseMs: 15 * 60_000,
  /** For one message that the mail server refuses, probably for good. */
  maxRefusalMs: 24 * 60 * 60_000,
  /** How often the log repeats that staff cannot be told. */
  reminderMs: 60 * 60_000,
  /** How often to look for messages that another server has stored. */
  lookMs: 60_000,
  /** How long a stop waits for an unfinished mail. */
  lastMailMs: 3_000,
}

interface Pause {
  lengthMs: number
  untilMs: number
}

/**
 * Tells staff of each stored message, and tries again until that works. Staff hear of a message twice
 * only if, after the mail server has accepted it, its answer is lost or the server ends.
 */
export class Teller {
  readonly #store: MessageStore
  readonly #open: () => Line
  readonly #times: typeof TIMES
  #state: 'idle' | 'telling' | 'called again' | 'stopped' = 'idle'
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()
  readonly #breakOff = new AbortController()
  #pause: Pause | undefined
  #loggedAtMs = -Infinity
  readonly #pauses = new Map<number, Pause>()
  /** The ids of messages that staff know, but the store has not noted. */
  readonly #unnoted = new Set<number>()

  constructor(store: MessageStore, open: () => Line, times = TIMES) {
    this.#store = store
    this.#open = open
    this.#times = times
  }

  wake(): void {
    if (this.#state === 'telling') this.#state = 'called again'
    if (this.#state === 'idle' && !this.#pause) this.#start()
  }

  /** Resolves once the current message is sent, or has taken too long and is broken off. */
  async stop(): Promise<void> {
    this.#state = 'stopped'
    clearTimeout(this.#timer)
    const deadline = setTimeout(() => {
      this.#breakOff.abort()
    }, this.#times.lastMailMs)
    await this.#running
    clearTimeout(deadline)
  }

  #start(): void {
    clearTimeout(this.#timer)
    this.#state = 'telling'
    this.#running = this.#run()
  }

  async #run(): Promise<void> {
    try {
      const hadTurn = await this.#tellAll()
      if (hadTurn && this.#pause) log('Staff are told of messages again')
      if (hadTurn) this.#pause = undefined
    } catch (fault) {
      if (this.#isStopped()) return
      if (!this.#pause || performance.now() - this.#loggedAtMs >= this.#times.reminderMs) {
        const reason = reasonOf(fault)
        logFault(`Staff cannot be told of messages, which stay in the store: ${reason}`)
        this.#loggedAtMs = performance.now()
      }
      this.#pause = this.#longer(this.#pause, this.#times.maxPauseMs)
    }
    this.#goOn()
  }

  #goOn(): void {
    if (this.#isStopped()) return
    const calledAgain = this.#state === 'called again'
    this.#state = 'idle'
    const pauseMs = this.#pause?.lengthMs ?? (calledAgain ? 0 : this.#times.lookMs)
    this.#timer = setTimeout(() => {
      this.#start()
    }, pauseMs)
  }

  /** Resolves to false if another server tells staff at this moment. */
  async #tellAll(): Promise<boolean> {
    const endTurn = await this.#store.takeTurn()
    if (!endTurn) return false
    const line = this.#open()
    try {
      let last = 0
      for (;;) {
        // One at a time, so that no mail is sent about a message that is deleted meanwhile.
        const [message] = await this.#store.untold(last, 1)
        if (!message || this.#isStopped()) return true
        await this.#tellOf(message, line)
        last = message.id
      }
    } finally {
      line.close()
      endTurn()
    }
  }

  async #tellOf(message: StoredMessage, line: Line): Promise<void> {
    const { id } = message
    const pause = this.#pauses.get(id)
    if (pause && pause.untilMs > Date.now()) return
    try {
      if (!this.#unnoted.has(id)) await line.tell(message, this.#breakOff.signal)
    } catch (fault) {
      if (!(fault instanceof RefusedMessage)) throw fault
      if (!pause) logFault(`Staff could not be told of message ${id}: ${fault.message}`)
      this.#pauses.set(id, this.#longer(pause, this.#times.maxRefusalMs))
      return
    }
    this.#unnoted.add(id)
    await this.#store.told(id)
    this.#unnoted.delete(id)
    if (this.#pauses.delete(id)) log(`Staff have been told of message ${id}`)
  }

  #longer(pause: Pause | undefined, maxMs: number): Pause {
    const lengthMs = Math.min(pause ? pause.lengthMs * 2 : this.#times.firstPauseMs, maxMs)
    return { lengthMs, untilMs: Date.now() + lengthMs }
  }

  #isStopped(): boolean {
    return this.#state === 'stopped'
  }
}
