import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ContentHtml } from '../../i18n/content-text.ts'

/** Whether this text came with the page, which React then hydrated. False once the text has changed. */
export function useIsPrerendered(text: ContentHtml | undefined): boolean {
  const html = text?.text
  const hydrated = useHydrated()
  const { isServer } = useRouter()
  // In a page that is drawn from scratch, `useHydrated` is true.
  const isHydrating = !hydrated && !isServer
  const [prerendered, setPrerendered] = useState(isHydrating ? html : undefined)
  if (prerendered !== undefined && prerendered !== html) setPrerendered(undefined)
  return html !== undefined && prerendered === html
}
