/** Says, heard but not seen, where a link leads whose words do not say so: 'Read More: The zone'. */
export function WhereTo({ title }: { title: string | undefined }) {
  return title && <span className="sr-only">: {title}</span>
}
