import { languageName } from '../texts/language-name.ts'
import type { TextProblem } from '../texts/text-problem.ts'
import { type CompiledText, isPlaceholder } from './compile-text.ts'

/** A translation needs every form that a number up to this one has. */
const GREATEST = 1000
const NUMBERS = Array.from({ length: GREATEST + 1 }, (_, number) => number)

const RULES = { plural: 'cardinal', selectordinal: 'ordinal' } as const
const IN_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The names of the plural forms of a language. */
export function pluralCategories(tag: string, type: Intl.PluralRuleType = 'cardinal'): string[] {
  const resolved = new Intl.PluralRules(tag, { type }).resolvedOptions()
  return IN_ORDER.filter((form) => resolved.pluralCategories.some((category) => category === form))
}

/** Lists the mistakes in the plural forms of a text in this language. */
export function pluralProblems(parts: CompiledText, tag: string): TextProblem[] {
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
      ...(isPlural(kind) ? formProblems(name, kind, forms as Forms, tag) : []),
      ...Object.values(forms)
        .filter(Array.isArray)
        .flatMap((form) => pluralProblems(form, tag)),
    ]
  })
}

/** The words of each form. */
type Forms = Record<string, CompiledText>

function formProblems(
  name: string,
  kind: keyof typeof RULES,
  forms: Forms,
  tag: string,
): TextProblem[] {
  const type = RULES[kind]
  const choice = `{${name}, ${kind}, …}`
  const rules = new Intl.PluralRules(tag, { type })
  const language = languageName(tag)
  const known = pluralCategories(tag, type)
  const without = NUMBERS.filter((number) => !(String(number) in forms))
  const numbersByForm = Map.groupBy(without, (number) => rules.select(number))
  const missing = [...numbersByForm].filter(([form]) => form !== 'other' && !(form in forms))
  const unknown = Object.keys(forms).filter(
    (form) => IN_ORDER.includes(form) && !known.includes(form),
  )
  const saysNumber = (form: CompiledText) =>
    form.some((part) => part === '#' || (isPlaceholder(part) && part[0] === name))
  const somePartSays = Object.values(forms).some(saysNumber)
  const silent = [...numbersByForm].flatMap(([form, numbers]) =>
    somePartSays && numbers.length > 1 && forms[form] && !saysNumber(forms[form])
      ? [{ form, others: numbers.filter((number) => number !== 1).slice(0, 2) }]
      : [],
  )
  return [
    ...missing.map(([form, numbers]) => ({
      message: `lacks the form "${form}" in ${choice}`,
      fix: `Add ${form} {…}: in ${language} it goes with ${numbers.slice(0, 3).join(', ')}.`,
    })),
    ...unknown.map((form) => ({
      message: `has the form "${form}" in ${choice}, which ${language} has not`,
      fix: `Take it out: ${language} has ${known.join(', ')}.`,
    })),
    ...silent.map(({ form, others }) => ({
      message: `has no # in the form "${form}" of ${choice}`,
      fix: `Put in #: in ${language} the form also goes with ${others.join(', ')}.`,
    })),
  ]
}

function isPlural(kind: string): kind is keyof typeof RULES {
  return kind in RULES
}
