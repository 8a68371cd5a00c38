import './split.css'
import type { ReactNode } from 'react'

interface SplitProps {
  /** One thing to the left, one to the right; below each other where there is no room. */
  children: [ReactNode, ReactNode]
}

export function Split({ children: [left, right] }: SplitProps) {
  return (
    <div className="page-width split">
      <div>{left}</div>
      <div>{right}</div>
    </div>
  )
}
