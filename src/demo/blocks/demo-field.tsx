import '../../ui/field.css'
import { type ComponentProps, useId } from 'react'

interface DemoFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'required'> {
  label: string
  /** A field of several lines. */
  multiline?: boolean
}

/** A labelled field that has to be filled in: the browser itself asks for it. */
export function DemoField({ label, multiline = false, ...rest }: DemoFieldProps) {
  const Field: 'input' = multiline ? ('textarea' as 'input') : 'input'
  const id = useId()
  return (
    <div className="field" data-wide={multiline}>
      <label htmlFor={id}>{label}</label>
      <Field {...rest} id={id} required />
    </div>
  )
}
