import { log, logFault, reasonOf } from '../log.ts'
import type { MessageStore, StoredMessage } from '../message-store/message-store.ts'

/** A connection to staff, open while there are messages to tell. */
export interface Line {
  /** Resolves once the message is handed over; `stop` breaks that off. */
  tell: (message: StoredMessage, stop: AbortSignal) => Promise<void>
  close: () => void
}

/** Staff cannot be told of this message, or of any; any other error means the latter. */
export class TellFault extends Error {
  readonly scope: 'message' | 'all'

  constructor(reason: string, scope: 'message' | 'all') {
    super(reason)
    this.scope = scope
  }
}

/** In milliseconds. */
const TIMES = {
  /** After the first failure; each further one doubles it. */
  firstPause: 5_000,
  longestPause: 15 * 60_000,
  /** The same for a single message that the mail server refuses, probably for good. */
  longestRefusal: 24 * 60 * 60_000,
  /** How often the log says that staff cannot be told. */
  reminder: 60 * 60_000,
  /** How often to look for messages that another server has stored. */
  look: 60_000,
  /** How long a stop waits for the mail under way. */
  lastMail: 3_000,
}

const BATCH = 50

interface Pause {
  length: number
  until: number
}

/**
 * Tells staff of each stored message, and tries again until it works. Staff hear of a message twice
 * only where the server ends before the store has noted it.
 */
export class Teller {
  readonly #store: MessageStore
  readonly #open: () => Line
  readonly #times: typeof TIMES
  #state: 'idle' | 'telling' | 'called again' | 'stopped' = 'idle'
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()
  readonly #breakOff = new AbortController()
  /** Set while staff cannot be told at all. */
  #pause: Pause | undefined
  /** When the log last said so. */
  #loggedAt = -Infinity
  /** Of single messages that are refused, by id. */
  readonly #pauses = new Map<number, Pause>()
  /** Told, but not yet noted in the store; by id. */
  readonly #unnoted = new Set<number>()

  constructor(store: MessageStore, open: () => Line, times = TIMES) {
    this.#store = store
    this.#open = open
    this.#times = times
  }

  /** To be called when there may be a new message. */
  wake(): void {
    if (this.#state === 'telling') this.#state = 'called again'
    if (this.#state === 'idle' && !this.#pause) this.#start()
  }

  /** Resolves once the current message is told, or cannot be told in time. */
  async stop(): Promise<void> {
    this.#state = 'stopped'
    clearTimeout(this.#timer)
    const deadline = setTimeout(() => {
      this.#breakOff.abort()
    }, this.#times.lastMail)
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
      await this.#tellAll()
      if (this.#pause) log('Staff are told of messages again')
      this.#pause = undefined
    } catch (fault) {
      if (this.#isStopped()) return
      if (!this.#pause || performance.now() - this.#loggedAt >= this.#times.reminder) {
        const reason = reasonOf(fault)
        logFault(`Staff cannot be told of messages, which are kept meanwhile: ${reason}`)
        this.#loggedAt = performance.now()
      }
      this.#pause = this.#longer(this.#pause, this.#times.longestPause)
    }
    this.#goOn()
  }

  #goOn(): void {
    if (this.#isStopped()) return
    const calledAgain = this.#state === 'called again'
    this.#state = 'idle'
    const pause = this.#pause?.length ?? (calledAgain ? 0 : this.#times.look)
    this.#timer = setTimeout(() => {
      this.#start()
    }, pause)
  }

  async #tellAll(): Promise<void> {
    const endTurn = await this.#store.takeTurn()
    if (!endTurn) return
    const line = this.#open()
    try {
      let last = 0
      for (;;) {
        const messages = await this.#store.untold(last, BATCH)
        for (const message of messages) {
          if (this.#isStopped()) return
          await this.#tellOf(message, line)
          last = message.id
        }
        if (messages.length === 0) return
      }
    } finally {
      line.close()
      endTurn()
    }
  }

  async #tellOf(message: StoredMessage, line: Line): Promise<void> {
    const { id } = message
    const pause = this.#pauses.get(id)
    if (pause && pause.until > Date.now()) return
    try {
      if (!this.#unnoted.has(id)) await line.tell(message, this.#breakOff.signal)
    } catch (fault) {
      if (!(fault instanceof TellFault && fault.scope === 'message')) throw fault
      if (!pause) logFault(`Staff could not be told of message ${id}: ${fault.message}`)
      this.#pauses.set(id, this.#longer(pause, this.#times.longestRefusal))
      return
    }
    this.#unnoted.add(id)
    await this.#store.told(id)
    this.#unnoted.delete(id)
    if (this.#pauses.delete(id)) log(`Staff have been told of message ${id}`)
  }

  #longer(pause: Pause | undefined, longest: number): Pause {
    const length = Math.min(pause ? pause.length * 2 : this.#times.firstPause, longest)
    return { length, until: Date.now() + length }
  }

  #isStopped(): boolean {
    return this.#state === 'stopped'
  }
}
