import { Trans } from '@lingui/react/macro'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { SentMessage } from '../isomorphic/contact-message.ts'
import { useSiteContext } from '../ui/use-site-context.ts'
import { useContactDraft } from './contact-draft.ts'

/** Resolves if the message was received, and rejects otherwise. `key` is its Idempotency-Key. */
export type SendMessage = (message: SentMessage, key: string) => Promise<void>

const SENDING = { mutationKey: ['contact message'] }

export type Sending = ReturnType<typeof useSendMessage>

/** Sends a message, even if the visitor leaves the page. The form reports a failure until the next attempt. */
export function useSendMessage(send: SendMessage) {
  const draft = useContactDraft()
  const queryClient = useQueryClient()
  const { toasts } = useSiteContext()
  const state = useMutationState({ filters: SENDING }).at(-1)
  const { mutateAsync } = useMutation({
    ...SENDING,
    // Without a connection, a message must fail at once. By default it would wait, unseen.
    networkMode: 'always',
    // The outcome is there, too, when the visitor comes back to the form.
    gcTime: Infinity,
    mutationFn: (message: SentMessage) => send(message, draft.keyFor(message)),
    onSuccess: () => {
      draft.drop()
      toasts.show(
        'success',
        <Trans comment="Toast, after the contact form was sent">Message sent successfully!</Trans>,
      )
    },
    onError: (error) => {
      console.error('The message could not be sent.', error)
      toasts.show(
        'error',
        <Trans comment="Toast, after the contact form could not be sent">
          Failed to send message. Please try again.
        </Trans>,
      )
    },
  })
  const sendOnce = async (message: SentMessage): Promise<void> => {
    // If there are two submits at once, the second is ignored, because the first is under way.
    if (queryClient.isMutating(SENDING) > 0) return
    // `onError` has told the visitor.
    await mutateAsync(message).catch(() => undefined)
  }
  /** Ends the words about a message that was received, when another one begins. */
  const forgetSuccess = () => {
    const cache = queryClient.getMutationCache()
    const attempts = cache.findAll(SENDING)
    if (attempts.at(-1)?.state.status !== 'success') return
    // The form reports the last attempt, which would now be a failure before this success.
    for (const attempt of attempts) cache.remove(attempt)
  }
  return { outcome: state?.status, error: state?.error, sendOnce, forgetSuccess }
}
