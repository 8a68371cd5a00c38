import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

/** Code that comes later than the page, in a file of its own. */
export interface LazyPart<T> {
  /** Rejects with a `LostPartError` if a file is lost; the next call tries again. */
  load: () => Promise<T>
  /** Loads the part before it is needed. Never rejects. */
  preload: () => Promise<void>
  /** The part once it has loaded, however many tries that takes. Never rejects. */
  whenLoaded: () => Promise<T>
  /** Makes a component of one in the part. It suspends until the part has loaded, and throws if it is lost. */
  component: <Props extends object>(pick: (part: T) => ComponentType<Props>) => LazyComponent<Props>
}

/** The router preloads the component of a page. */
type LazyComponent<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

export class LostPartError extends Error {
  tryAgain: () => Promise<unknown>

  constructor(tryAgain: () => Promise<unknown>, cause: unknown) {
    super('A part of the site is lost', { cause })
    this.tryAgain = tryAgain
  }
}

/** @param importFile imports a file that keeps the names of its exports: no file of several entries */
export function lazyPart<T>(importFile: () => Promise<T>): LazyPart<T> {
  let current: Promise<T> | undefined
  let isLost = false
  let resolveLoaded: (part: T) => void
  const loaded = new Promise<T>((resolve) => (resolveLoaded = resolve))

  const importAgain = makeRepeatable(importFile)
  const tryOnce = async () => {
    try {
      const part = await importAgain()
      resolveLoaded(part)
      // With these, `use` reads the value at once, and nothing on the screen disappears for a moment
      // (https://react.dev/reference/react/use).
      for (const promise of [loaded, current]) {
        void Object.assign(promise ?? {}, { status: 'fulfilled', value: part })
      }
      return part
    } catch (cause) {
      isLost = true
      const error = new LostPartError(load, cause)
      console.error(error)
      throw error
    }
  }
  const load = () => {
    if (!current || isLost) {
      isLost = false
      current = tryOnce()
    }
    return current
  }
  const preload = async () => {
    await load().catch(() => undefined)
  }
  return {
    load,
    preload,
    whenLoaded: () => {
      void preload()
      return loaded
    },
    component<Props extends object>(pick: (part: T) => ComponentType<Props>) {
      const Lazy = (props: Props) => createElement(pick(use(current ?? load())), props)
      return Object.assign(Lazy, { preload })
    },
  }
}

/**
 * While a page is open, browsers remember a script that is no JavaScript, and older Chrome also one that was
 * lost. So each further try uses another address of the same file, which the build has written into `importFile`.
 * Upstream: https://github.com/whatwg/html/pull/10327 (in Chrome 156)
 */
function makeRepeatable<T>(importFile: () => Promise<T>): () => Promise<T> {
  const [, script] = /import\(.(\.\/[^`]+)/.exec(String(importFile)) ?? []
  let losses = 0
  return async () => {
    try {
      if (losses === 0 || !script) return await importFile()
      return (await import(/* @vite-ignore */ `${script}?try=${losses}`)) as T
    } catch (error) {
      losses++
      throw error
    }
  }
}
