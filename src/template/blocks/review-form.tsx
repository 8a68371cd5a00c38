import './review-form.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide'
import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { RATINGS } from './rating.tsx'
import { TemplateField } from './template-field.tsx'
import { TemplateForm } from './template-form.tsx'

/** A form for a rating and a text about a course. It sends nothing. */
export function ReviewForm() {
  const { t } = useLingui()
  const name = useId()
  return (
    <TemplateForm
      title={t`Write a review`}
      action={t`Post review`}
      success={<Trans>Review Post Successfully</Trans>}
    >
      <fieldset className="ratings">
        <legend>
          <Trans>Your rating</Trans>
        </legend>
        {RATINGS.map((rating) => (
          <label key={rating}>
            <input type="radio" name={name} value={rating} required />
            {rating}
            <Icon of={Star} />
          </label>
        ))}
      </fieldset>
      <TemplateField label={t`Name`} name="name" autoComplete="name" />
      <TemplateField label={t`Email`} name="email" type="email" autoComplete="email" />
      <TemplateField label={t`Review`} name="review" multiline />
    </TemplateForm>
  )
}
