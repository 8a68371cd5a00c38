import { Trans } from '@lingui/react/macro'
import { type Language, LANGUAGES } from '../isomorphic/languages.ts'
import { showToast } from '../toasts/show-toast.tsx'

/** Tells the visitor that a language could not be loaded. */
export function notifyLostLanguage(language: Language): void {
  const { name } = LANGUAGES[language]
  void showToast(
    'error',
    <Trans comment="A toast; {name} is a language, by its own name">
      {name} could not be loaded. Please choose it again.
    </Trans>,
    `${language} lost`,
  )
}
