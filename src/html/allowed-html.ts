const words = (text: string) => text.split(' ')

/** The elements of a text that have lines of their own. */
export const BLOCK_ELEMENTS = words(
  'address article aside blockquote caption col colgroup dd details div dl dt figcaption figure h2 h3 ' +
    'h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul',
)

/** The elements that the site's texts consist of. The sanitiser keeps only the content of all others. */
export const ALLOWED_ELEMENTS = [
  ...BLOCK_ELEMENTS,
  ...words(
    'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q rp rt ruby s samp small span strong ' +
      'sub sup time u var wbr',
  ),
]

/** The attributes that the elements of a text may have. */
export const ALLOWED_ATTRIBUTES = words(
  'alt cite colspan datetime dir height href hreflang lang open reversed rowspan scope span src start ' +
    'title translate type value width',
)

/** The elements that become others. The page has an h1 of its own. */
export const RENAMED_ELEMENTS: Record<string, string> = {
  center: 'div',
  footer: 'div',
  h1: 'h2',
  header: 'div',
  main: 'div',
  nav: 'div',
  strike: 's',
}

/** The elements that become links, because the site shows no recordings, videos and maps in a text. */
export const EMBEDDED_ELEMENTS = words('audio embed iframe object oembed video')

/** The attributes that say what the author meant, and are not shown. */
export const READ_ATTRIBUTES = words('class data data-list data-src data-style hidden id name url')
