import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleContent } from '../../support/content.ts'

test('the installed site keeps messages as long as its notice says', () => {
  const days = ['deploy/fez.service', 'deploy/Dockerfile'].map(
    (file) => /MESSAGES_KEEP_DAYS=(\d+)/.exec(readFileSync(file, 'utf8'))?.[1],
  )
  const notices = ['description', 'ru_description', 'arm_description'].map(
    (field) => /(?<=\D)365(?=\D)/.exec(String(sampleContent('contact-us')[field]))?.[0],
  )
  expect([...days, ...notices]).toEqual(Array(5).fill('365'))
})
