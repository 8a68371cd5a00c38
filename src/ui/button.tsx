import type { ComponentProps } from 'react'

/** A button that acts on the page. For a link that looks the same, use `button-link.tsx`. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className="button" />
}
