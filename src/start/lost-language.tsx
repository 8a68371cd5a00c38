import { Trans } from '@lingui/react/macro'
import { type Language, LANGUAGES } from '../isomorphic/languages.ts'

/** Tells the visitor that a language could not be loaded. */
export function LostLanguage({ language }: { language: Language }) {
  const { name } = LANGUAGES[language]
  return (
    <Trans comment="A toast; {name} is a language, by its own name">
      {name} could not be loaded. Please choose it again.
    </Trans>
  )
}
