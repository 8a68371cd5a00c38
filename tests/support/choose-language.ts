import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export async function chooseLanguage(user: UserEvent, name: string): Promise<void> {
  const header = within(screen.getByRole('banner'))
  await user.click(header.getByRole('button', { name: /(English|Русский|Հայերեն)$/ }))
  await user.click(header.getByRole('menuitemradio', { name }))
  await header.findByRole('button', { name: new RegExp(`${name}$`) })
}
