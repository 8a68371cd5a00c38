/** Spaces, and tags that show nothing by themselves. */
const NOTHING =
  /<(?!audio|embed|iframe|img|object|oembed|video)[a-z/!?][^<>]*>|&(?:nbsp|#160|#xa0|#8203|#x200b);/gi
const VISIBLE = /[^\s\p{DI}\p{Cc}]/u

/**
 * Whether HTML, or a plain text, shows anything: words, a picture, a video. For a text that is empty, editors'
 * programs write `<p><br></p>`, `<p>&nbsp;</p>` or `<p>&#160;</p>`.
 */
export function hasVisibleHtml(html: string): boolean {
  return VISIBLE.test(html.replace(NOTHING, ''))
}
