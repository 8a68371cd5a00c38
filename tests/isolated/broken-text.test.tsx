import type { Messages } from '@lingui/core'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages as english } from '../../locales/en.po'
import { renderSite } from '../support/render-site.tsx'

const ID = Object.entries(english).find(([, text]) => text[0] === 'Characters left: ')?.[0] ?? ''

const WITHOUT_OTHER = [['left', 'plural', { one: ['Остался ', '#', ' знак'] }]]

vi.mock('../../locales/ru.po', async (importActual) => {
  const { messages } = await importActual<{ messages: Messages }>()
  return { messages: { ...messages, [ID]: WITHOUT_OTHER } }
})

test('a text that would throw while it is rendered is shown in English, and the page stays', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  localStorage.setItem('language', 'ru')
  await renderSite('/contact')
  const message = await screen.findByRole('textbox', { name: 'Сообщение' })
  fireEvent.change(message, { target: { value: 'и'.repeat(990) } })

  expect(message).toHaveAccessibleDescription(/Characters left: 10/)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Контакты')
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Characters left'))
})
