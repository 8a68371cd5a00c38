import { Trans } from '@lingui/react/macro'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../show-toast.ts'
import { contactDraft } from './contact-draft.ts'
import { type ContactMessage, contactMessage } from './contact-message.ts'

/** Rejects unless the message was received. */
export type SendMessage = (message: object, key: string) => Promise<void>

interface Sending {
  typed: ContactMessage
  /** The value of the hidden field. */
  website: string | undefined
}

const SENDING = { mutationKey: ['contact message'] }

let takeLastFailureAway: Promise<() => void> | undefined

/** Sends the draft, also while the visitor is on another page; `outcome` stays until then. */
export function useSending(send: SendMessage) {
  const queryClient = useQueryClient()
  const outcome = useMutationState({ filters: SENDING, select: ({ state }) => state.status }).at(-1)
  const { mutate } = useMutation({
    ...SENDING,
    // Offline, a message has to fail at once, not wait unseen.
    networkMode: 'always',
    mutationFn: ({ typed, website }: Sending) => {
      const message = { ...contactMessage.cast(typed), ...(website && { website }) }
      return send(message, contactDraft.keyFor(message))
    },
    onMutate: () => {
      void takeLastFailureAway?.then((takeAway) => {
        takeAway()
      })
    },
    onSuccess: (_, { typed }) => {
      contactDraft.clear(typed)
      void showToast('success', <Trans>Message sent successfully!</Trans>)
    },
    onError: (error) => {
      console.error('The message could not be sent.', error)
      takeLastFailureAway = showToast(
        'error',
        <Trans>Failed to send message. Please try again.</Trans>,
      )
    },
  })
  const sendDraft = (website: string | undefined, onSettled: () => void) => {
    // Of two submits at once, the second finds the first under way.
    if (queryClient.isMutating(SENDING) > 0) return
    mutate({ typed: contactDraft.typed, website }, { onSettled })
  }
  return { sending: outcome === 'pending', outcome, sendDraft }
}
