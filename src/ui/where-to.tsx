/**
 * For screen readers: 'Read More: The zone'. One text node: a browser's translation would keep the
 * old second one.
 */
export function WhereTo({ title }: { title: string | undefined }) {
  return title && <span className="sr-only">{`: ${title}`}</span>
}
