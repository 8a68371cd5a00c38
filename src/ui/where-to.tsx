/** For screen readers: 'Read More: The zone'. One text node: translations keep a second one. */
export function WhereTo({ title }: { title: string | undefined }) {
  return title && <span className="sr-only">{`: ${title}`}</span>
}
