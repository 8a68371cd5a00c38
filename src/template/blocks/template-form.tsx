import './template-form.css'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSiteContext } from '../../ui/hooks/use-site-context.ts'

interface TemplateFormProps {
  title: string
  action: string
  /** The words of the toast after a submit. */
  success: ReactNode
  children: ReactNode
}

/**
 * A form that sends nothing. The browser checks that all fields are filled in, and a toast
 * confirms it (requirements, section 8).
 */
export function TemplateForm({ title, action, success, children }: TemplateFormProps) {
  const { toasts } = useSiteContext()
  return (
    <form
      className="template-form"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.reset()
        toasts.show('success', success)
      }}
    >
      <h2>{title}</h2>
      {children}
      <div data-wide>
        <Button type="submit">{action}</Button>
      </div>
    </form>
  )
}
