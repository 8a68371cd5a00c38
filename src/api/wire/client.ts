import ky from 'ky'
import { config } from '../../config.ts'
import { type BackendCall, callAddress } from '../../isomorphic/calls.ts'

/** It has no time-out (requirements, section 9) and no retry: only a visitor may try again. */
export const backendClient = ky.create({ timeout: false, retry: 0 })

export function callUrl(call: BackendCall): URL {
  // The page's own address may contain credentials, and then `fetch` refuses it.
  return new URL(callAddress(config.apiBase, call), location.origin)
}
