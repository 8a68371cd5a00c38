import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from './browser.ts'

/** In milliseconds: how long a page may take to come to what is expected of it. */
const PATIENCE = 30_000

/** What a person does and reads in a browser. Each step waits until the page lets it be done. */
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
    // WebKit's driver may still have meant the page that is left, and Firefox's be content with a
    // change of its address.
    await this.comesTo(
      true,
      (states) =>
        states.includes(document.readyState) && document.documentElement.dataset.left !== '',
      this.browser.readyStates,
    )
  }

  /** Goes to a page within the running site, as its links do. */
  async goTo(path: string): Promise<void> {
    await this.ask((address) => {
      history.pushState(null, '', address)
    }, path)
  }

  /** What a function says in the page. It can use nothing from around it but its arguments. */
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

  /** Asks again and again, until the answer is the expected one. */
  async comesTo<Args extends unknown[], Answer>(
    expected: Answer,
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<void> {
    const deadline = Date.now() + PATIENCE
    let answer = await this.ask(question, ...args)
    while (JSON.stringify(answer) !== JSON.stringify(expected) && Date.now() < deadline) {
      await pause(30)
      answer = await this.ask(question, ...args)
    }
    assert.deepEqual(answer, expected)
  }

  /** Presses with the mouse what a selector and words name, once it is there and at rest. */
  async press(selector: string, words = ''): Promise<void> {
    const deadline = Date.now() + PATIENCE
    let before: string | undefined
    for (;;) {
      const point = await this.ask(pointOf, selector, words)
      if (point && before === String(point)) return this.pressAt(...point)
      assert.ok(Date.now() < deadline, `${selector} ${words} cannot be pressed`)
      before = String(point)
      await pause(30)
    }
  }

  /** Presses at a point of the window, in CSS pixels. */
  async pressAt(x: number, y: number): Promise<void> {
    await this.browser.perform([
      {
        id: 'mouse',
        type: 'pointer',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.browser.perform([
      {
        id: 'keyboard',
        type: 'key',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  }

  /** What has gone wrong since this was last asked. */
  complaints(): Promise<string[]> {
    return this.ask(() => {
      const kept = sessionStorage.getItem('complaints') ?? ''
      sessionStorage.removeItem('complaints')
      return kept.split('\n').filter(Boolean)
    })
  }
}

/**
 * The middle of the first element of these words that the mouse would hit, scrolled to first, once
 * nothing that it stands in moves.
 */
function pointOf(selector: string, words: string): [x: number, y: number] | null {
  for (const element of document.querySelectorAll(selector)) {
    const name = element.getAttribute('aria-label') ?? element.textContent
    if (!name.includes(words)) continue
    // A slow engine draws so few frames that a menu which slides in seems to stand between two.
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
