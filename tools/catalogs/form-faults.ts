import { type CompiledText, isPlaceholder } from './compiled-text.ts'
import type { Cure } from './finding.ts'

/** A translation needs every form that a number up to this one has. */
const GREATEST = 1000

const RULES = { plural: 'cardinal', selectordinal: 'ordinal' } as const
const IN_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Lists the mistakes in the plural forms of a text in this language. */
export function formFaults(parts: CompiledText, tag: string): Cure[] {
  return parts.filter(isPlaceholder).flatMap(([name, kind, forms]) => {
    if (kind === undefined) return []
    if (typeof forms !== 'object' || forms === null) {
      const cure = `Write {${name}}; a choice of forms is called plural.`
      return [{ says: `has {${name}, ${kind}}, which the site cannot show`, cure }]
    }
    const choice = `{${name}, ${kind}, …}`
    const other = {
      says: `has no form "other" in ${choice}`,
      cure: 'Add other {…}: it is shown where no form fits.',
    }
    return [
      ...('other' in forms ? [] : [other]),
      ...(isPlural(kind) ? pluralFaults(choice, RULES[kind], Object.keys(forms), tag) : []),
      ...Object.values(forms)
        .filter(Array.isArray)
        .flatMap((form) => formFaults(form, tag)),
    ]
  })
}

function pluralFaults(
  choice: string,
  type: Intl.PluralRuleType,
  forms: string[],
  tag: string,
): Cure[] {
  const rules = new Intl.PluralRules(tag, { type })
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  const known = IN_ORDER.filter((form) =>
    rules.resolvedOptions().pluralCategories.some((category) => category === form),
  )
  const numbers = Array.from({ length: GREATEST + 1 }, (_, number) => number)
  const taken = Map.groupBy(numbers, (number) => rules.select(number))
  const lost = [...taken].filter(([form]) => form !== 'other' && !forms.includes(form))
  const strange = forms.filter((form) => IN_ORDER.includes(form) && !known.includes(form))
  return [
    ...lost.map(([form, takers]) => ({
      says: `lacks the form "${form}" in ${choice}`,
      cure: `Add ${form} {…}: in ${language} it goes with ${takers.slice(0, 3).join(', ')}.`,
    })),
    ...strange.map((form) => ({
      says: `has the form "${form}" in ${choice}, which ${language} has not`,
      cure: `Take it out: ${language} has ${known.join(', ')}.`,
    })),
  ]
}

function isPlural(kind: string): kind is keyof typeof RULES {
  return kind in RULES
}
