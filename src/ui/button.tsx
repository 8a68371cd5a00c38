import type { ComponentProps } from 'react'

/** Acts in place; `button-link.tsx` leads somewhere. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className="button" data-look="plain" />
}
