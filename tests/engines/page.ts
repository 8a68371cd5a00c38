import { expect } from '@playwright/test'
import type { Browser } from './browser.ts'

/** How long a page may take to reach an expected state. */
const PATIENCE = { timeout: 30_000, intervals: [30] }

/** The actions of a person in a browser. Each step waits until the page allows it. */
export class Page {
  readonly browser: Browser
  readonly #site: string

  constructor(browser: Browser, site: string) {
    this.browser = browser
    this.#site = site
  }

  async open(path: string): Promise<void> {
    await this.ask(() => {
      document.documentElement.dataset.left = ''
    })
    await this.browser.open(new URL(path, this.#site).href)
    // At this point, WebKit's driver may still be on the previous page. Firefox's driver may have
    // changed only the address.
    await this.comesTo(
      true,
      (states) =>
        states.includes(document.readyState) && document.documentElement.dataset.left !== '',
      this.browser.readyStates,
    )
  }

  /** Changes the size of the window. WPE opens the page again for it, so this waits until it runs. */
  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await this.comesTo(true, () => 'hydrated' in document.documentElement.dataset)
  }

  /** Opens a page of the running site by its router, like a link. */
  async goTo(path: string): Promise<void> {
    await this.ask((address) => {
      history.pushState(null, '', address)
    }, path)
  }

  /** Runs a function in the page and returns its result. It can use only its arguments. */
  async ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const spelt = args.map((arg) => JSON.stringify(arg)).join()
    const answer = await this.browser.evaluate(
      `JSON.stringify((${question.toString()})(${spelt}) ?? null)`,
    )
    return JSON.parse(String(answer)) as Answer
  }

  /** Repeats the question until the answer is the expected one. */
  async comesTo<Args extends unknown[], Answer>(
    expected: Answer,
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.ask(question, ...args), PATIENCE).toEqual(expected)
  }

  /** Clicks on the first element with this selector and text, once it is visible and at rest. */
  async press(selector: string, words = ''): Promise<void> {
    let point = null as [x: number, y: number] | null
    const isAtRest = async () => {
      const before = point
      point = await this.ask(pointOf, selector, words)
      return point !== null && String(point) === String(before)
    }
    const message = `${selector} ${words} can be pressed`
    await expect.poll(isAtRest, { message, ...PATIENCE }).toBe(true)
    if (point) await this.browser.click(...point)
  }

  /** The errors since the last call. */
  errors(): Promise<string[]> {
    return this.ask(() => {
      const kept = sessionStorage.getItem('errors') ?? ''
      sessionStorage.removeItem('errors')
      return kept.split('\n').filter(Boolean)
    })
  }
}

/** The centre of the first element with this text that can be clicked and is at rest. */
function pointOf(selector: string, words: string): [x: number, y: number] | null {
  for (const element of document.querySelectorAll(selector)) {
    const name = element.getAttribute('aria-label') ?? element.textContent
    if (!name.includes(words)) continue
    // A slow engine draws so few frames that a moving menu seems to stop between two of them.
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && (effect as KeyframeEffect).target?.contains(element)
    if (document.getAnimations().some(moves)) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = Math.round(left + width / 2)
    const y = Math.round(top + height / 2)
    if (element.contains(document.elementFromPoint(x, y))) return [x, y]
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  return null
}
