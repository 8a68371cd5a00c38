import './statements.css'
import type { ReactNode } from 'react'

interface StatementsProps {
  statements: {
    name: string
    text: string
    /** Beside the name: a date, a rating. */
    note: ReactNode
  }[]
}

/** What people said, one after the other: comments on a post, reviews of a course. */
export function Statements({ statements }: StatementsProps) {
  return (
    <ul className="statements">
      {statements.map(({ name, text, note }) => (
        <li key={name}>
          <p>
            <strong>{name}</strong> {note}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
