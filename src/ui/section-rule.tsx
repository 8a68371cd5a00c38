import './section-rule.css'

/** The carved band of Armenian stonework as a rule between two sections. Decoration only. */
export function SectionRule() {
  return <div aria-hidden className="section-rule" />
}
