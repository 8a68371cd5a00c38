import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export async function chooseLanguage(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /(English|Русский|Հայերեն)$/ }))
  await user.click(screen.getByRole('menuitemradio', { name }))
  await screen.findByRole('button', { name: new RegExp(`${name}$`) })
}
