import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CALLS } from '../../src/api/calls/calls.ts'
import type { Fault } from './second-backend/faults.ts'
import type { AskedFor, Command } from './second-backend/program.ts'

/** A call by its name, or a file by its path. */
type Place = keyof typeof CALLS | `/${string}`

/**
 * Starts a content backend that is not ours, in a process of its own (`second-backend/program.ts`).
 * Its content is `second-backend/content.ts`, its pictures and its video `second-backend/files.ts`.
 * `await using` stops it with the test.
 */
export async function startSecondBackend() {
  const program = fork(join(import.meta.dirname, 'second-backend/program.ts'), { execArgv: [] })
  const [url] = (await once(program, 'message')) as [string]

  // The program answers each command, in their order.
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
    /** Where it answers, without the `/fez/…` of a call. */
    url,
    /** From now on the call fails so; `refused` shuts the backend down for all calls. */
    fault: (place: Place, fault: Fault) => order({ do: 'fault', path: pathOf(place), fault }),
    /** From now on the call is answered that much later. */
    delay: (place: Place, milliseconds: number) =>
      order({ do: 'delay', path: pathOf(place), milliseconds }),
    /** From now on the call has this payload, with other validators. */
    change: (place: Place, payload: unknown) =>
      order({ do: 'change', path: pathOf(place), payload }),
    /** From now on the call or the path is answered with just this. */
    answer: (place: Place, status: number, headers: Record<string, string> = {}, body = '') =>
      order({ do: 'answer', path: pathOf(place), status, headers, body }),
    /** Ends all faults, delays and given answers; changed payloads stay. */
    mend: () => order({ do: 'mend' }),
    /** Every request so far, in their order. */
    requests: () => order({ do: 'requests' }),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function pathOf(place: Place): string {
  return place.startsWith('/') ? place : `/fez/${place}`
}
