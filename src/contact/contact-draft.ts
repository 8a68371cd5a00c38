import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactMessage, SentMessage } from '../isomorphic/contact-message.ts'

/** The texts of a message that was not received yet, and the last attempt to send it. */
interface Draft extends Partial<ContactMessage> {
  sent?: string
  key?: string
}

export type ContactDraft = ReturnType<typeof contactDraft>

/** The draft of this tab, which survives a change of page and a reload. */
export function useContactDraft(): ContactDraft {
  const queryClient = useQueryClient()
  return useState(() => contactDraft(queryClient))[0]
}

const STORAGE_KEY = 'contact-draft'
const QUERY_KEY = [STORAGE_KEY]

/** @param memory holds the draft for the visit, because a browser may refuse storage */
export function contactDraft(memory: QueryClient) {
  const read = () => memory.getQueryData<Draft>(QUERY_KEY) ?? readStorage()
  const write = (draft: Draft) => {
    memory.setQueryData(QUERY_KEY, draft)
    tryStorage((storage) => {
      storage.setItem(STORAGE_KEY, JSON.stringify(draft))
    })
  }
  const drop = () => {
    memory.removeQueries({ queryKey: QUERY_KEY })
    tryStorage((storage) => {
      storage.removeItem(STORAGE_KEY)
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
     * other, because the server refuses another message with a known key. A tab that was duplicated has the key.
     */
    keyFor: (message: SentMessage): string => {
      const draft = read()
      // What a program has put into the hidden field is not stored.
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

function readStorage(): Draft | undefined {
  const stored = tryStorage(
    (storage) => JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as unknown,
  )
  return stored instanceof Object ? stored : undefined
}

/** Does nothing if the browser refuses storage, as in some private windows, or if it is full. */
function tryStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}
