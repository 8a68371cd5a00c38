/**
 * The name of a route's HTML file in the built site: `/services` is `services.html`, which static
 * hosts find by themselves, and `services.ru.html` in Russian.
 *
 * @param tag the language's BCP 47 tag; none for the language that addresses do not name
 */
export function pageFile(path: string, tag: string | undefined): string {
  const name = path === '/' ? 'index' : path.slice(1)
  return tag === undefined ? `${name}.html` : `${name}.${tag}.html`
}
