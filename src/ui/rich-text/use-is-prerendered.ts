import { useHydrated } from '@tanstack/react-router'
import { use, useState } from 'react'
import type { ContentHtml } from '../../i18n/content-text.ts'
import { PageStartingContext } from '../page-starting-context.ts'

/** Whether this text came with the page, which React then hydrated. False once the text has changed. */
export function useIsPrerendered(text: ContentHtml | undefined): boolean {
  const html = text?.text
  const hydrated = useHydrated()
  const isStarting = use(PageStartingContext)
  // The prerenderer never starts a visit, and in a page that is drawn from scratch `useHydrated` is true.
  const isHydrating = isStarting && !hydrated
  const [prerendered, setPrerendered] = useState(isHydrating ? html : undefined)
  if (prerendered !== undefined && prerendered !== html) setPrerendered(undefined)
  return html !== undefined && prerendered === html
}
