/**
 * Says, heard but not seen, where a link leads whose words do not say so: 'Read More: The zone'. It is
 * one text: of two, a browser that has translated the page would keep the old one.
 */
export function WhereTo({ title }: { title: string | undefined }) {
  return title && <span className="sr-only">{`: ${title}`}</span>
}
