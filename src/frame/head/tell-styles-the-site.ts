import { config } from '../../config.ts'

/** CSS writes the addresses of links on paper (`print.css`), and cannot make them whole itself. */
export function tellStylesTheSite(): void {
  const { origin } = new URL(config.siteUrl)
  document.documentElement.style.setProperty('--site', `"${origin}"`)
}
