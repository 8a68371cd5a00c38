import './split.css'
import type { ReactNode } from 'react'

interface SplitProps {
  /** The left and the right part. They are one below the other if there is no room. */
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
