/** Spaces, and tags that show nothing by themselves. */
const NOTHING = /<(?!audio|embed|iframe|img|object|oembed|video)[a-z/!?][^<>]*>|&nbsp;/gi
const VISIBLE = /[^\s\p{DI}]/u

/**
 * Whether HTML, or a plain text, shows anything: words, a picture, a video. For a text that is empty, editors'
 * programs write `<p><br></p>` or `<p>&nbsp;</p>`.
 */
export function hasVisibleHtml(html: string): boolean {
  return VISIBLE.test(html.replace(NOTHING, ''))
}
