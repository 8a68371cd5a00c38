import type { ComponentProps } from 'react'

/** A button that acts in place; for one that leads somewhere, see `button-link.tsx`. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className="button" data-look="plain" />
}
