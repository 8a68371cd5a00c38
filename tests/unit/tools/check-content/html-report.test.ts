import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { htmlReport } from '../../../../tools/check-content/html-report.ts'
import { fixOf, type ProblemOfCall } from '../../../../tools/check-content/problem.ts'

const TIME = new Date('2026-11-22T10:30:00Z')

function show(html: string): void {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}

test('texts of the content run nothing in the report', () => {
  const problem: ProblemOfCall = {
    level: 'error',
    kind: 'unread field',
    call: 'get-home-page',
    field: '<img src=x onerror=alert(1)>',
    message: 'is <script>alert(1)</script>',
  }
  show(htmlReport([problem], '<b>where</b>', TIME))
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(document.querySelector('img, script, h1 b, [src], [href]')).toBeNull()
})

test.each(['arm_title', 'hy_title'])('the report explains a problem of the field %s', (name) => {
  const problem: ProblemOfCall = {
    level: 'warning',
    kind: 'text in a wrong language',
    call: 'get-service-page',
    field: `serviceItems[0].${name}`,
    message: 'is in Russian',
  }
  show(htmlReport([problem], 'content', TIME))
  expect(screen.getByText(/^serviceItems/).closest('td')).toHaveTextContent(
    '4: heading of the card',
  )
  expect(screen.getByRole('cell', { name: fixOf(problem) })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Services: /services')
})

test('the report links to a record’s page if the site is known', () => {
  const problem: ProblemOfCall = {
    level: 'error',
    kind: 'link leads nowhere',
    call: 'get-service-page',
    field: 'description',
    message: 'has a link to /x',
  }
  show(htmlReport([problem], 'content', TIME, new URL('https://fez.example')))
  expect(screen.getByRole('link', { name: 'https://fez.example/services' })).toBeVisible()
})

test('the report says that nothing needs to be corrected', () => {
  show(htmlReport([], 'content', TIME))
  expect(screen.getByText('Nothing is to be corrected.')).toBeVisible()
  expect(document.body).toHaveTextContent(
    'content, 2026-11-22 10:30 UTC: 0 errors, 0 warnings, 0 notes.',
  )
})
