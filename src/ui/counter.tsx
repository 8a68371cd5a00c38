import './counter.css'
import { useEffect, useRef, useState } from 'react'
import { parseCount } from './parse-count.ts'
import { useNearViewport } from './use-near-viewport.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Requirements, section 9. */
const DURATION_MS = 2000

interface CounterProps {
  /** As its author wrote it: '120', '1,200+', '85%'. */
  value: string
  /** How long the count waits after it is first seen. */
  delayMs: number
}

/** Counts up from 0 when it is first seen, to exactly `value`. Screen readers read only `value`. */
export function Counter({ value, delayMs }: CounterProps) {
  const place = useRef<HTMLSpanElement>(null)
  const textAt = parseCount(value)
  const still = useReducedMotion() || !textAt
  const [progress, setProgress] = useState(0)

  const seen = useNearViewport(place, '0px')
  useEffect(() => {
    if (still || !seen) return
    const start = performance.now() + delayMs
    let frame = requestAnimationFrame(function tick(now) {
      const passed = Math.min(Math.max((now - start) / DURATION_MS, 0), 1)
      setProgress(passed)
      if (passed < 1) frame = requestAnimationFrame(tick)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [still, seen, delayMs])

  if (still || progress === 1) return <span ref={place}>{value}</span>
  return (
    <span ref={place} className="counter">
      <span className="counter-end">{value}</span>
      <span aria-hidden>{textAt(easeOut(progress))}</span>
    </span>
  )
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}
