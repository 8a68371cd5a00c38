import ky from 'ky'
import { config } from '../config.ts'

/**
 * The content backend. No time-out (specification, section 9: 0, which ky spells `false`) and no
 * retry: what a visitor did not ask for again is not sent again.
 */
export const backend = ky.create({ prefix: config.apiBase, timeout: false, retry: 0 })
