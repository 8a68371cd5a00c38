import './field.css'
import { type ComponentProps, type ReactNode, useId } from 'react'

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

export interface FieldProps extends Omit<ControlProps, 'id'> {
  label: string
  multiline?: boolean
  /** Below the field. */
  children?: ReactNode
}

/** A labelled field of a form. */
export function Field({ label, multiline = false, children, ...rest }: FieldProps) {
  const Control = multiline ? 'textarea' : 'input'
  const id = useId()
  return (
    <div className="field" data-wide={multiline}>
      <label htmlFor={id}>{label}</label>
      <Control {...rest} id={id} />
      {children}
    </div>
  )
}
