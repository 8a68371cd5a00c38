import './demo-form.css'
import type { ReactNode } from 'react'
import { showToast } from '../../show-toast.ts'
import { Button } from '../../ui/button.tsx'

interface DemoFormProps {
  title: string
  /** What its button says. */
  action: string
  /** What the toast says when it has been filled in. */
  success: ReactNode
  children: ReactNode
}

/**
 * A form that goes nowhere: the browser sees that its fields are filled in, and a toast says that
 * they were (specification, section 8, Demo forms).
 */
export function DemoForm({ title, action, success, children }: DemoFormProps) {
  return (
    <form
      className="demo-form"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.reset()
        void showToast('success', success)
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
