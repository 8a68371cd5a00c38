import './review-form.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide'
import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { DemoField } from './demo-field.tsx'
import { DemoForm } from './demo-form.tsx'
import { MARKS } from './rating.tsx'

/** A form for marks and words about a course. It sends nothing. */
export function ReviewForm() {
  const { t } = useLingui()
  const name = useId()
  return (
    <DemoForm
      title={t`Write a review`}
      action={t`Post review`}
      success={<Trans>Review Post Successfully</Trans>}
    >
      <fieldset className="marks">
        <legend>
          <Trans>Your rating</Trans>
        </legend>
        {MARKS.map((mark) => (
          <label key={mark}>
            <input type="radio" name={name} value={mark} required />
            {mark}
            <Icon of={Star} />
          </label>
        ))}
      </fieldset>
      <DemoField label={t`Name`} name="name" autoComplete="name" />
      <DemoField label={t`Email`} name="email" type="email" autoComplete="email" />
      <DemoField label={t`Review`} name="review" multiline />
    </DemoForm>
  )
}
