import './statements.css'
import type { ReactNode } from 'react'

interface StatementsProps {
  statements: {
    name: string
    text: string
    /** Shown beside the name. */
    date?: ReactNode
  }[]
}

/** A list of what people have said: comments on a post, or reviews of a course. */
export function Statements({ statements }: StatementsProps) {
  return (
    <ul className="statements">
      {statements.map(({ name, text, date }) => (
        <li key={name}>
          <p>
            <strong lang="en">{name}</strong> {date}
          </p>
          <p lang="en">{text}</p>
        </li>
      ))}
    </ul>
  )
}
