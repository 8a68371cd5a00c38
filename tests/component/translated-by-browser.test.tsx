import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseLanguage, renderSite } from '../support/dom/render-site.tsx'
import { translate } from '../support/dom/translate.ts'

test.each(['/', '/about-armania', '/residents', '/preferences-incentives', '/contact', '/error'])(
  'on %s, text that a browser has translated still changes with the language',
  async (address) => {
    await renderSite(address, { language: 'ru' })
    const russian = document.body.textContent
    await chooseLanguage('en')
    translate(document.body)
    await chooseLanguage('ru')
    await waitFor(() => {
      expect(document.body.textContent).toBe(russian)
    })
  },
)
