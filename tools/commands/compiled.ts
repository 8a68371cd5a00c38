import { join } from 'node:path'

/** Node keeps compiled code there, for programs that start often. */
export const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}
