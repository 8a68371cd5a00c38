import { block, file, html, link, text } from './fields.ts'

const parts = {
  title: text('title'),
  description: html('desc', 'description'),
  file: file('image'),
}

export function informativeBlock(name: string) {
  return block(name, {
    ...parts,
    link: { ...link('readMore'), swapsWith: 'readMoreButton' },
    label: { ...text('readMoreButton'), swapsWith: 'readMore' },
  })
}

/** The block of a page that shows it without 'Read more'. */
export function blockWithoutReadMore(name: string) {
  return block(name, parts)
}
