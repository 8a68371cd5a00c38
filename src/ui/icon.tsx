import type { IconNode } from 'lucide'
import { type ComponentProps, createElement } from 'react'

interface IconProps extends ComponentProps<'svg'> {
  of: IconNode
  /** A length of CSS, or a number of its pixels; a style may set another. */
  size?: number | string
}

/** An icon that is never read out: text stands beside it. */
export function Icon({ of, size = 24, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {of.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  )
}
