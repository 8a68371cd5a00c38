import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { PageStartingContext } from '../page-starting-context.ts'

/** Scrolls to the place that the address names, if the text with the places comes later than its page. */
export function useLateScroll(hasPlaces: boolean): void {
  const router = useRouter()
  const [isLate] = useState(!use(PageStartingContext))
  useEffect(() => {
    if (isLate && hasPlaces) document.getElementById(router.latestLocation.hash)?.scrollIntoView()
  }, [isLate, hasPlaces, router])
}
