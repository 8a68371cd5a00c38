import { type AnyRouter, useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ContentText, toPlainString } from '../../i18n/content-text.ts'

/** Whether this text has come with the page, which React then hydrated. Once it has changed, it has not. */
export function useIsPrerendered(text: ContentText | undefined): boolean {
  const html = toPlainString(text)
  const hydrated = useHydrated()
  // A part of a page that is tested alone has no router.
  const router = useRouter({ warn: false }) as AnyRouter | undefined
  const [prerendered, setPrerendered] = useState(hydrated || router?.isServer ? undefined : html)
  if (prerendered !== undefined && prerendered !== html) setPrerendered(undefined)
  return html !== undefined && prerendered === html
}
