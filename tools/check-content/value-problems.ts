import { formatOf } from './field-formats.ts'
import type { LocatedField } from './located-fields.ts'
import { error, type Problem } from './problem.ts'

/** Reports values that do not fit the purpose of their field. Links and files are followed elsewhere. */
export function valueProblems(fields: LocatedField[]): Problem[] {
  return fields
    .filter(({ field: { kind } }) => kind === 'shared' || kind === 'count')
    .flatMap((field) => {
      const { texts, path } = field
      if (field.field.kind === 'count' && texts.length === 0) {
        const fix = 'Write the number, or remove the item.'
        return [error('wrong value', path(), 'is empty: nothing counts up above the words', fix)]
      }
      return texts.flatMap(({ field: place, text }) => {
        const problem = formatOf(field).problem?.(text)
        return problem ? [error('wrong value', place, problem.message, problem.fix)] : []
      })
    })
}
