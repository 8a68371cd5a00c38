import '../../ui/field.css'
import { type ComponentProps, useId } from 'react'

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

interface DemoFieldProps extends Omit<ControlProps, 'id' | 'required'> {
  label: string
  multiline?: boolean
}

/** A labelled field. The browser itself asks for it if it is empty. */
export function DemoField({ label, multiline = false, ...rest }: DemoFieldProps) {
  const Control = multiline ? 'textarea' : 'input'
  const id = useId()
  return (
    <div className="field" data-wide={multiline}>
      <label htmlFor={id}>{label}</label>
      <Control {...rest} id={id} required />
    </div>
  )
}
