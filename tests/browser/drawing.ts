/** These specs need pictures. The others load none, which saves time. */
export const WITH_PICTURES = [
  'backend-media',
  'first-bytes',
  'pictures',
  'print',
  'race',
  'startup',
  'static-host',
].map((name) => `${name}.spec.ts`)

/** A Chromium flag: the browser loads no pictures. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

/** A transparent page is laid out but not painted. */
export const UNPAINTED = ':root { opacity: 0 }'

/** For `test.use` in tests that look at pixels or measure paints. To paint takes a third of the time. */
export const PAINTED = { painted: true } as const

/** Runs in the page and adds CSS rules to it. */
export function adoptStyles(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
