import { useMemo } from 'react'
import type { ContactMessage, SentMessage } from '../isomorphic/contact-message.ts'
import { isPlainObject } from '../isomorphic/is-plain-object.ts'
import { useSiteContext } from '../ui/use-site-context.ts'

/** The texts of a message that has not been received yet, and the last attempt to send it. */
interface Draft extends Partial<ContactMessage> {
  sent?: string
  key?: string
}

export type ContactDraft = ReturnType<typeof contactDraft>

/** The draft of this tab, which survives a change of page and a reload. */
export function useContactDraft(): ContactDraft {
  const { tabMemory } = useSiteContext()
  return useMemo(() => contactDraft(tabMemory), [tabMemory])
}

const STORAGE_KEY = 'contact-draft'

/** @param memory keeps it as well, because a browser may refuse storage */
export function contactDraft(memory: Map<string, string>) {
  const read = () =>
    tryStorage((): Draft | undefined => {
      const stored = memory.get(STORAGE_KEY) ?? sessionStorage.getItem(STORAGE_KEY)
      const draft: unknown = JSON.parse(stored ?? 'null')
      return isPlainObject(draft)
        ? Object.fromEntries(Object.entries(draft).filter(isText))
        : undefined
    })
  const write = (draft: Draft) => {
    const text = JSON.stringify(draft)
    memory.set(STORAGE_KEY, text)
    tryStorage(() => {
      sessionStorage.setItem(STORAGE_KEY, text)
    })
  }
  const drop = () => {
    memory.delete(STORAGE_KEY)
    tryStorage(() => {
      sessionStorage.removeItem(STORAGE_KEY)
    })
  }
  return {
    read,
    drop,
    keep: (texts: ContactMessage) => {
      if (Object.values(texts).some(Boolean)) write({ ...read(), ...texts })
      else drop()
    },
    /**
     * The Idempotency-Key of a message: the same while the same message is sent again, and a new one for any
     * other, because the server refuses another message with a known key. A duplicated tab has the key.
     */
    keyFor: (message: SentMessage): string => {
      const draft = read()
      // A program's text in the hidden field is not stored.
      const sent = JSON.stringify({
        ...message,
        leaveEmpty: Boolean(message.leaveEmpty),
      })
      if (draft?.key && draft.sent === sent) return draft.key
      // `crypto.randomUUID` is missing if the site is not served over TLS.
      const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
      write({ ...draft, sent, key })
      return key
    },
  }
}

/** Another release of the site may have kept other values in this tab. */
function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

/** Does nothing if the browser refuses storage, as in some private windows, or if storage is full. */
function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
