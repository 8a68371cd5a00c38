import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CALLS } from '../../src/api/calls/calls.ts'
import type { Fault } from './second-backend/faults.ts'
import type { AskedFor, Command } from './second-backend/program.ts'

/** The name of a call or the path of a file. */
type Place = keyof typeof CALLS | `/${string}`

/** Starts `second-backend/program.ts`, a backend with other content. `await using` stops it. */
export async function startSecondBackend() {
  const program = fork(join(import.meta.dirname, 'second-backend/program.ts'), { execArgv: [] })
  const [url] = (await once(program, 'message')) as [string]

  // The program answers the commands in order.
  let last = Promise.resolve<AskedFor[]>([])
  const order = (command: Command) =>
    (last = last.then(async () => {
      program.send(command)
      const [said] = (await once(program, 'message')) as [AskedFor[]]
      return said
    }))
  const stop = async () => {
    if (program.exitCode === null && program.signalCode === null && program.kill('SIGKILL')) {
      await once(program, 'exit')
    }
  }
  return {
    /** The backend's address, without the `/fez/…` of a call. */
    url,
    /** The call has this fault from now on. `refused` stops the backend for all calls. */
    fault: (place: Place, fault: Fault) => order({ do: 'fault', path: pathOf(place), fault }),
    /** The answer to the call is late from now on. */
    delay: (place: Place, milliseconds: number) =>
      order({ do: 'delay', path: pathOf(place), milliseconds }),
    /** The call has this payload, and new validators, from now on. */
    change: (place: Place, payload: unknown) =>
      order({ do: 'change', path: pathOf(place), payload }),
    /** The call or path has exactly this answer from now on. */
    answer: (place: Place, status: number, headers: Record<string, string> = {}, body = '') =>
      order({ do: 'answer', path: pathOf(place), status, headers, body }),
    /** Ends all faults, delays and fixed answers. Changed payloads stay. */
    mend: () => order({ do: 'mend' }),
    /** All requests so far, in order. */
    requests: () => order({ do: 'requests' }),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function pathOf(place: Place): string {
  return place.startsWith('/') ? place : `/fez/${place}`
}
