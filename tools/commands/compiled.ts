import { join } from 'node:path'

/** The variable for programs that are started again and again: Node keeps there what it made of sources. */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}
