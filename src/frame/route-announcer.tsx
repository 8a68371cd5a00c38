import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { langOf, unwrapText } from '../i18n/content-text.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { usePageMetadata } from './head/use-page-metadata.ts'

/**
 * After a navigation, moves focus to the new heading and announces the title to screen readers.
 * Browsers do both only for a new document.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const announcement = useRef<HTMLParagraphElement>(null)
  const { titleParts } = usePageMetadata()
  const [announced, setAnnounced] = useState<typeof titleParts>([])

  const announce = useEffectEvent(() => {
    // The whole frame goes if its code throws.
    if (!announcement.current) return
    focusHeading()
    setAnnounced(titleParts)
  })
  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged }) => {
      // This waits for the frame that shows the page: focus() before it would force a layout.
      if (!pathChanged) return
      requestAnimationFrame(() =>
        setTimeout(() => {
          announce()
        }),
      )
    })
  }, [router])

  return (
    <p ref={announcement} className="sr-only" aria-live="polite" aria-atomic>
      {announced.map((part, index) => (
        <span key={index} lang={langOf(part)}>
          {`${index > 0 ? ' | ' : ''}${unwrapText(part)}`}
        </span>
      ))}
    </p>
  )
}
