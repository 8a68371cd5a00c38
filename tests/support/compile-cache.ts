import { join } from 'node:path'

/** A setting for programs that start often: Node keeps their compiled code in this folder. */
export const COMPILE_CACHE_ENV = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}
