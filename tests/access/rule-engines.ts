import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { violations } from '../browser/support/violations.ts'

const { resolve } = createRequire(import.meta.url)

/** The violations that three accessibility engines find: engine, rule and element. */
export async function findings(page: Page): Promise<string[]> {
  return [
    ...(await violations(page)).map((finding) => `axe ${finding}`),
    ...(await equalAccess(page)),
    ...(await codeSniffer(page)),
  ]
}

interface EqualAccess {
  Checker: new () => {
    check: (
      document: Document,
      rulesets: string[],
    ) => Promise<{ results: { ruleId: string; value: string[]; snippet: string }[] }>
  }
}

/** Lists only failures, and not the findings that a person has to judge. */
async function equalAccess(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: resolve('accessibility-checker-engine/ace.js') })
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: EqualAccess }
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, snippet }) => `IBM ${ruleId}: ${snippet}`)
  })
}

interface CodeSniffer {
  process: (standard: string, document: Document, done: () => void) => void
  getTranslation: (key: string) => string | undefined
  getMessages: () => { type: number; code: string; element: Element }[]
}

async function codeSniffer(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: resolve('html_codesniffer/build/HTMLCS.js') })
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: CodeSniffer }
    const ERROR = 1
    // HTML_CodeSniffer throws on a finding that has no text.
    const words = HTMLCS.getTranslation.bind(HTMLCS)
    HTMLCS.getTranslation = (key) => words(key) ?? key
    await new Promise<void>((done) => {
      HTMLCS.process('WCAG2AA', document, done)
    })
    return HTMLCS.getMessages()
      .filter(({ type }) => type === ERROR)
      .map(({ code, element }) => `HTMLCS ${code}: ${element.outerHTML.slice(0, 200)}`)
  })
}
