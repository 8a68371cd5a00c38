import { log, logFault, reasonOf } from '../log.ts'
import type { MessageStore, StoredMessage } from '../message-store/message-store.ts'

/** A way to staff, for as long as there is something to tell. */
export interface Line {
  /** The promise holds once the message is in other hands. */
  tell: (message: StoredMessage) => Promise<void>
  close: () => void
}

/** Why staff cannot be told: of this message, or of any. Other errors are of the latter kind. */
export class TellFault extends Error {
  readonly scope: 'message' | 'all'

  constructor(reason: string, scope: 'message' | 'all') {
    super(reason)
    this.scope = scope
  }
}

/** In milliseconds. */
const TIMES = {
  /** After the first failure. Each further one doubles it: the pause is as long as it has failed. */
  firstPause: 5_000,
  longestPause: 24 * 60 * 60 * 1000,
  /** How often it is looked for messages that another server has stored. */
  look: 60_000,
}

/** How many messages are held in memory at a time. */
const BATCH = 50

interface Pause {
  length: number
  until: number
}

/**
 * Tells staff of each message that the store has them still to be told of, one after the other, and
 * notes it there. What fails is tried again until it works. A message is told of twice only where the
 * server ends between the telling and its note.
 */
export class Teller {
  readonly #store: MessageStore
  readonly #open: () => Line
  readonly #times: typeof TIMES
  #state: 'idle' | 'telling' | 'called again' | 'stopped' = 'idle'
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()
  /** Set while nobody can be told of anything. */
  #pause: Pause | undefined
  /** Of those that are refused while others are not, by id. */
  readonly #pauses = new Map<number, Pause>()
  /** Told, and the store could not note it yet. */
  readonly #unnoted = new Set<number>()

  constructor(store: MessageStore, open: () => Line, times = TIMES) {
    this.#store = store
    this.#open = open
    this.#times = times
  }

  /** There is a message to tell of, or there may be. */
  wake(): void {
    if (this.#state === 'telling') this.#state = 'called again'
    if (this.#state === 'idle' && !this.#pause) this.#start()
  }

  /** The promise holds once the one that is being told of is finished. */
  stop(): Promise<void> {
    this.#state = 'stopped'
    clearTimeout(this.#timer)
    return this.#running
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
      if (!this.#pause) {
        const reason = reasonOf(fault)
        logFault(`Staff cannot be told of messages, which are kept meanwhile: ${reason}`)
      }
      this.#pause = this.#longer(this.#pause)
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
      if (!this.#unnoted.has(id)) await line.tell(message)
    } catch (fault) {
      if (!(fault instanceof TellFault && fault.scope === 'message')) throw fault
      if (!pause) logFault(`Staff could not be told of message ${id}: ${fault.message}`)
      this.#pauses.set(id, this.#longer(pause))
      return
    }
    this.#unnoted.add(id)
    await this.#store.told(id)
    this.#unnoted.delete(id)
    if (this.#pauses.delete(id)) log(`Staff have been told of message ${id}`)
  }

  #longer(pause: Pause | undefined): Pause {
    const { firstPause, longestPause } = this.#times
    const length = Math.min(pause ? pause.length * 2 : firstPause, longestPause)
    return { length, until: Date.now() + length }
  }

  #isStopped(): boolean {
    return this.#state === 'stopped'
  }
}
