import { Trans } from '@lingui/react/macro'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../toasts/show-toast.ts'

/** Resolves if the message was received, and rejects otherwise. */
export type SendMessage = (message: object) => Promise<void>

const SENDING = { mutationKey: ['contact message'] }

/** The key of the text in the form, which the query cache keeps until its message is received. */
export const CONTACT_DRAFT = ['contact draft']

/** Sends a message, even if the visitor leaves the page. `outcome` stays until the next message. */
export function useSendMessage(send: SendMessage) {
  const queryClient = useQueryClient()
  const outcome = useMutationState({ filters: SENDING, select: ({ state }) => state.status }).at(-1)
  const { mutate } = useMutation({
    ...SENDING,
    // Without a connection, a message must fail at once. By default it would wait, unseen.
    networkMode: 'always',
    // The outcome is shown for the rest of the visit.
    gcTime: Infinity,
    mutationFn: (message: object) => send(message),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: CONTACT_DRAFT })
      void showToast('success', <Trans>Message sent successfully!</Trans>)
    },
    onError: (error) => {
      console.error('The message could not be sent.', error)
      void showToast('error', <Trans>Failed to send message. Please try again.</Trans>)
    },
  })
  const sendOnce = (message: object) => {
    // If there are two submits at once, the second is ignored, because the first is under way.
    if (queryClient.isMutating(SENDING) === 0) mutate(message)
  }
  return { outcome, sendOnce }
}
