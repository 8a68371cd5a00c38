import { Trans } from '@lingui/react/macro'
import { type Language, LANGUAGES } from './languages.ts'

/** Says in a toast that a language could not be had; the words on the screen stay. */
export async function sayLanguageLost(language: Language): Promise<void> {
  const { name } = LANGUAGES[language]
  try {
    const { toast } = await import('react-toastify/unstyled')
    toast.error(
      <Trans comment="A toast; {name} is a language, by its own name">
        {name} could not be loaded. Please choose it again.
      </Trans>,
      {
        toastId: `${language} lost`,
      },
    )
  } catch (error) {
    console.error('A toast could not be shown.', error)
  }
}
