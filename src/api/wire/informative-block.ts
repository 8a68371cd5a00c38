import type { Localized } from '../../i18n/localized.ts'
import type { WireRecord } from './wire.ts'

export function readInformativeBlock(wire: WireRecord, name: string) {
  const block = wire.block(name)
  const link = block.link('readMore')
  const label = block.text('readMoreButton')
  const swapped = !readsAsAddress(link) && readsAsAddress(label)
  return {
    ...readParts(block),
    readMoreLink: swapped ? block.link('readMoreButton') : link,
    readMoreLabel: swapped ? block.text('readMore') : label,
  }
}

/** Reads the block for a page that shows it without 'Read more'. */
export function readBlockWithoutReadMore(wire: WireRecord, name: string) {
  return readParts(wire.block(name))
}

function readParts(block: WireRecord) {
  return {
    title: block.text('title'),
    description: block.html('desc', 'description'),
    file: block.file('image'),
  }
}

// Editors sometimes swap the link and its label, in one language or in all.
function readsAsAddress(text: Localized<string> | undefined): boolean {
  return Object.values(text?.values ?? {}).some((value) =>
    /^([/#]|https?:|mailto:|tel:)\S*$/i.test(value),
  )
}
