import { type ComponentProps, useId } from 'react'

type ControlProps = ComponentProps<'input'> & ComponentProps<'textarea'>

interface TemplateFieldProps extends Omit<ControlProps, 'id' | 'required'> {
  label: string
  multiline?: boolean
}

/** A labelled field. The browser itself asks for it if it is empty. */
export function TemplateField({ label, multiline = false, ...rest }: TemplateFieldProps) {
  const Control = multiline ? 'textarea' : 'input'
  const id = useId()
  return (
    <div className="field" data-wide={multiline}>
      <label htmlFor={id}>{label}</label>
      <Control {...rest} id={id} required />
    </div>
  )
}
