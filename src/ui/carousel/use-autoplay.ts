import { useEffect, useEffectEvent } from 'react'

const SPEED_MS = 3000

/** Moves a carousel on again and again while it plays. */
export function useAutoplay(plays: boolean, move: (by: number) => void) {
  const advance = useEffectEvent(() => {
    move(1)
  })
  useEffect(() => {
    if (!plays) return
    const timer = setInterval(() => {
      advance()
    }, SPEED_MS)
    return () => {
      clearInterval(timer)
    }
  }, [plays])
}
