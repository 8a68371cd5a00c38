import { type CompiledText, isPlaceholder } from './compile-text.ts'
import type { Problem } from './problem.ts'

/** A translation needs every form that a number up to this one has. */
const GREATEST = 1000

const RULES = { plural: 'cardinal', selectordinal: 'ordinal' } as const
const IN_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Lists the mistakes in the plural forms of a text in this language. */
export function pluralProblems(parts: CompiledText, tag: string): Problem[] {
  return parts.filter(isPlaceholder).flatMap(([name, kind, forms]) => {
    if (kind === undefined) return []
    if (typeof forms !== 'object' || forms === null) {
      const fix = `Write {${name}}; a choice of forms is called plural.`
      return [{ message: `has {${name}, ${kind}}, which the site cannot show`, fix }]
    }
    const choice = `{${name}, ${kind}, …}`
    const other = {
      message: `has no form "other" in ${choice}`,
      fix: 'Add other {…}: it is shown where no form fits.',
    }
    return [
      ...('other' in forms ? [] : [other]),
      ...(isPlural(kind) ? formProblems(choice, RULES[kind], Object.keys(forms), tag) : []),
      ...Object.values(forms)
        .filter(Array.isArray)
        .flatMap((form) => pluralProblems(form, tag)),
    ]
  })
}

function formProblems(
  choice: string,
  type: Intl.PluralRuleType,
  forms: string[],
  tag: string,
): Problem[] {
  const rules = new Intl.PluralRules(tag, { type })
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  const known = IN_ORDER.filter((form) =>
    rules.resolvedOptions().pluralCategories.some((category) => category === form),
  )
  const numbers = Array.from({ length: GREATEST + 1 }, (_, number) => number)
  const taken = Map.groupBy(numbers, (number) => rules.select(number))
  const missing = [...taken].filter(([form]) => form !== 'other' && !forms.includes(form))
  const unknown = forms.filter((form) => IN_ORDER.includes(form) && !known.includes(form))
  return [
    ...missing.map(([form, takers]) => ({
      message: `lacks the form "${form}" in ${choice}`,
      fix: `Add ${form} {…}: in ${language} it goes with ${takers.slice(0, 3).join(', ')}.`,
    })),
    ...unknown.map((form) => ({
      message: `has the form "${form}" in ${choice}, which ${language} has not`,
      fix: `Take it out: ${language} has ${known.join(', ')}.`,
    })),
  ]
}

function isPlural(kind: string): kind is keyof typeof RULES {
  return kind in RULES
}
