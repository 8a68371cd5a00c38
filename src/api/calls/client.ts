import ky from 'ky'
import { config } from '../../config.ts'

/** It has no time-out (specification, section 9) and no retry: only a visitor may try again. */
export const backend = ky.create({ prefix: config.apiBase, timeout: false, retry: 0 })
