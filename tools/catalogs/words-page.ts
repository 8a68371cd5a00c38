import type { FoundWord } from './find-word.ts'

export interface Word {
  file: string
  message: string
  translation: string
  comments: string[]
  /** The scene that showed it. */
  scene?: string
  found?: FoundWord
}

const AS = {
  seen: '',
  heard: ', heard: a screen reader says it of what is framed',
  title: ', in the title: of the tab in the browser, of the page in search results',
  description: ', not on the page: search results show it below the title',
}

/** Writes one HTML page, pictures included. Entries that were not found come first. */
export function wordsPage(locale: string, words: Word[]): string {
  const found = words.filter((word) => word.found)
  const rows = [...words.filter((word) => !word.found), ...found].map(row)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Words in context: ${locale}</title>
<style>
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 40rem); gap: 1.5rem; padding: 1rem 0; border-top: 1px solid #ccc }
strong { display: block; font-size: 1.2rem }
small { display: block; color: #555 }
img { max-width: 100%; max-height: 30rem; border: 1px solid #ccc }
</style>
<h1>Words in context: ${locale}</h1>
<p>${found.length} of ${words.length} entries were found.</p>
${rows.join('\n')}
</html>
`

  function row({ file, message, translation, comments, scene, found }: Word): string {
    const where = found && scene ? `In ${scene}${AS[found.as]}.` : 'Found nowhere.'
    const notes = [...comments, where, file].map((note) => `<small>${escape(note)}</small>`)
    const picture = found?.picture
      ? `<img src="data:image/jpeg;base64,${found.picture}" alt="" loading="lazy">`
      : ''
    return `<article><div><strong lang="${locale}">${escape(translation)}</strong>${escape(message)}${notes.join('')}</div>${picture}</article>`
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
