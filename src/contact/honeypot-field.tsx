import type { Ref } from 'react'

/** Hidden from people, so only a program fills it in. Password managers are told not to. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div hidden>
      <input
        ref={ref}
        name="leaveEmpty"
        tabIndex={-1}
        aria-hidden
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-form-type="other"
        data-lpignore
        data-protonpass-ignore
      />
    </div>
  )
}
