/**
 * Most tests measure a page, press what is on it and read it out: it has its layout then, but neither
 * pictures nor paint, which cost the processor as much as all its scripts. These look at what is drawn.
 */
export const LOOKED_AT = [
  'backend-media',
  'contrast',
  'first-bytes',
  'pictures',
  'print',
  'race',
  'startup',
  'static-host',
].map((name) => `${name}.spec.ts`)

/** How a browser starts that asks for no picture. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

/** The rule of a page that is not painted: what is clear is laid out all the same. */
export const UNPAINTED = ':root { opacity: 0 }'

/** The picture of a test that failed shows the page nevertheless. */
export const PICTURE_OF_FAILURE = {
  mode: 'only-on-failure',
  style: ':root { opacity: 1 !important }',
} as const

/** Within a page: adds rules to those of the site. */
export function adoptStyles(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
