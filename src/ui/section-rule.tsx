import './section-rule.css'

/** Decoration: a band of Armenian stonework between two sections. */
export function SectionRule() {
  return <div aria-hidden className="section-rule" />
}
