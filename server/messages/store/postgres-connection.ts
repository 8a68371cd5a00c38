import { Pool, type PoolClient } from 'pg'
import { StoreError, UnusableStoreError } from './message-store.ts'
import { migrate } from './postgres-migrations.ts'

/** If a server vanishes during a transaction, the others wait for twice this time. */
const TIMEOUT_MS = 5_000

/** SQL for the milliseconds since 1970. The servers of one database share its clock. */
export const NOW_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** All connections were in use for `TIMEOUT_MS`. */
export class BusyDatabaseError extends Error {
  override name = 'BusyDatabaseError'
}

/** A pool of connections. Creates the tables with the first call, and again if they are gone. */
export class PostgresConnection {
  readonly #pool: Pool
  #isMigrated = false

  constructor(url: string, connections: number) {
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    })
    // The next call replaces a broken idle connection; a broken one in use makes its call fail.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  async query<Row extends object>(text: string, values: unknown[] = []) {
    return this.run((client) => client.query<Row>(text, values))
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw error instanceof Error ? explained(error) : error
    }
  }

  /** @param lock an advisory lock, which the work gets before it begins */
  async run<T>(work: (client: PoolClient) => Promise<T>, lock?: number): Promise<T> {
    const client = await this.#connect()
    let failure: Error | undefined
    try {
      // Each statement has to see what others committed before it, whatever the database's defaults are. A
      // setting of the connection would be refused by PgBouncer, or reach other clients.
      await client.query(
        `BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE;
        SET LOCAL idle_in_transaction_session_timeout = ${2 * TIMEOUT_MS};
        ${lock ? `SELECT pg_advisory_xact_lock(${lock})` : ''}`,
      )
      if (!this.#isMigrated) await migrate(client)
      const result = await work(client)
      await client.query('COMMIT')
      this.#isMigrated = true
      return result
    } catch (error) {
      this.#isMigrated = false
      failure = error instanceof Error ? error : new Error(String(error))
      throw failure
    } finally {
      // A connection that is closed rolls back.
      client.release(failure)
    }
  }
}

function explained(error: Error): Error {
  if (error.message.startsWith('timeout exceeded')) {
    return new BusyDatabaseError('all connections to the database are in use')
  }
  if (error.message.includes('not support SSL')) {
    return new StoreError(
      'it has no TLS, which DATABASE_URL asks for. Remove sslmode from DATABASE_URL, or turn TLS on in the database',
    )
  }
  if ('syscall' in error && error.syscall === 'open') {
    return new UnusableStoreError(`${error.message}. Correct the path of this file in DATABASE_URL`)
  }
  return error
}
