import './section-divider.css'

/** Decoration: a band of Armenian stonework between two sections. */
export function SectionDivider() {
  return <div aria-hidden className="section-divider" />
}
