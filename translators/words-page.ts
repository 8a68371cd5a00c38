/** An entry of a catalog, and where it was seen. */
export interface SeenWord {
  file: string
  message: string
  translation: string
  comments: string[]
  scene?: string
  /** A screen reader says it; the picture shows of what. */
  heard?: boolean
  /** A JPEG, in base64. */
  picture?: string
}

/** One page of HTML, with its pictures in it: the entries that were seen nowhere come first. */
export function wordsPage(locale: string, words: SeenWord[]): string {
  const seen = words.filter(({ picture }) => picture)
  const rows = [...words.filter(({ picture }) => !picture), ...seen].map(row)
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>Words in context: ${locale}</title>
<style>
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { display: grid; grid-template-columns: 1fr 40rem; gap: 1.5rem; padding: 1rem 0; border-top: 1px solid #ccc }
strong { display: block; font-size: 1.2rem }
small { display: block; color: #555 }
img { max-width: 100%; border: 1px solid #ccc }
</style>
<h1>Words in context: ${locale}</h1>
<p>${seen.length} of ${words.length} entries were seen.</p>
${rows.join('\n')}
</html>
`
}

function row({ file, message, translation, comments, scene, heard, picture }: SeenWord): string {
  const where = scene === undefined ? 'seen nowhere' : `in ${scene}${heard ? ', heard' : ''}`
  const notes = [...comments, where, file].map((note) => `<small>${escape(note)}</small>`)
  const shown = picture ? `<img src="data:image/jpeg;base64,${picture}" alt="" loading="lazy">` : ''
  return `<article><div><strong>${escape(translation)}</strong>${escape(message)}${notes.join('')}</div>${shown}</article>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
