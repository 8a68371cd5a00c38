import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contentProblems } from '../../../../tools/check-content/content-problems.ts'
import { folderContent, loadPayloads } from '../../../../tools/check-content/content-to-check.ts'
import { htmlReport } from '../../../../tools/check-content/html-report.ts'
import { fixOf, placeOf, type ProblemOfCall } from '../../../../tools/check-content/problem.ts'
import { PLANTED_PROBLEMS, plantMistakes } from '../support/planted-content.ts'

const TIME = new Date('2026-11-22T10:30:00Z')

function show(html: string): void {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}

test('each planted mistake is found once, and the report says what to do', async () => {
  const source = folderContent(await plantMistakes())
  const problems = await contentProblems(await loadPayloads(source), source)
  const found = problems.map(
    ({ level, call, field, message }) => `${level} ${call} ${field} ${message}`,
  )
  expect(found.toSorted()).toEqual(PLANTED_PROBLEMS.toSorted())

  show(htmlReport(problems, 'https://backend.example', TIME))

  const sections = [...document.querySelectorAll('section')]
  for (const problem of problems) {
    const { call, message } = problem
    const section = sections.find((one) => within(one).queryByText(call, { selector: 'code' }))
    const row = within(section ?? document.body)
      .getAllByRole('row')
      .find(
        (one) => one.textContent.includes(message) && one.textContent.includes(placeOf(problem)),
      )
    const [, , fix] = within(row ?? document.body).getAllByRole('cell')
    expect(fix).toHaveTextContent(fixOf(problem))
  }
  const services = screen.getByText(/^serviceItems, item 1 .*, ru_tittle$/).closest('section')
  expect(services).toHaveTextContent('Services: /services')
  expect(screen.getByText('aboutBanner').closest('td')).toHaveTextContent(
    'picture behind the heading of the page',
  )
  expect(document.querySelector('[src], [href]')).toBeNull()
})

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
  expect(document.querySelector('img, script, h1 b')).toBeNull()
})

test.each(['arm_title', 'hy_title'])('the report explains the field %s', (name) => {
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
