/** Replaces what is between `<!-- name: … -->` and `<!-- end of name -->` in a document. */
export function replacePart(document: string, name: string, part: string): string {
  const place = new RegExp(`(?<=<!-- ${name}: [^>]*-->\\n\\n).*(?=\\n<!-- end of ${name} -->)`, 's')
  return document.replace(place, () => part)
}
