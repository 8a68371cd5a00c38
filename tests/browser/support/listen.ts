import type { Page } from '@playwright/test'

/**
 * Collects, from the first byte on, what a screen reader is given to say: texts that come into a live region
 * which was there before them, and the elements that take the focus. `said` gives what has come since the
 * last `forget`, in the order of the events.
 */
export async function listen(page: Page) {
  await page.addInitScript(startListening)
  return {
    said: () => page.evaluate(() => window.said.map(({ words }) => words)),
    forget: () =>
      page.evaluate(() => {
        window.said.length = 0
      }),
  }
}

declare global {
  interface Window {
    said: { words: string }[]
  }
}

function startListening(): void {
  const LIVE = ':is([aria-live], [role=status], [role=alert]):not([aria-live=off])'
  window.said = []
  const say = (words: string) => window.said.push({ words })
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], svg')) return ''
    const label = node.getAttribute('aria-label')
    return label ?? Array.from(node.childNodes, textOf).join('') + (node.matches('p') ? ' ' : '')
  }
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  new MutationObserver((changes) => {
    const born = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
    const heard = new Set<string>()
    for (const { target, addedNodes, type } of changes) {
      const parent = target instanceof Element ? target : target.parentElement
      const region = parent?.closest(LIVE)
      if (
        !region ||
        region.closest('[inert], [hidden]') ||
        [...born].some((node) => node.contains(region))
      )
        continue
      const texts =
        type === 'characterData' ? [target] : [...addedNodes].filter((node) => node.isConnected)
      if (texts.length > 0)
        heard.add(
          `${region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite')}: ${plain(texts.map(textOf).join(' '))}`,
        )
    }
    for (const words of heard) if (!words.endsWith(': ')) say(words)
  }).observe(document, { childList: true, characterData: true, subtree: true })

  const ROLES: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    H1: 'heading',
    INPUT: 'textbox',
    TEXTAREA: 'textbox',
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const label =
      (target as HTMLInputElement).labels?.[0] ??
      document.getElementById(target.getAttribute('aria-labelledby') ?? '')
    const isWrong = target.getAttribute('aria-invalid') === 'true'
    const parts = [
      `focus: ${plain(label?.textContent ?? textOf(target))}`,
      target.getAttribute('role') ?? ROLES[target.tagName],
      isWrong && document.getElementById(`${target.id}-problem`)?.textContent,
    ]
    say(parts.filter(Boolean).join(', '))
  })
}
