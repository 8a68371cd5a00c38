import { readFileSync } from 'node:fs'
import { Schema as FormField } from 'yup'
import { languageName } from '../../build/texts/language-name.ts'
import { RECORD_WORDS } from '../../src/api/all-endpoints.words.ts'
import { CONTENT_CALLS, type ContentCall, queryOfCall } from '../../src/isomorphic/calls.ts'
import { contactMessage } from '../../src/isomorphic/contact-message.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../src/isomorphic/languages.ts'
import {
  type DeclaredField,
  declaredFields,
  isPerLanguage,
} from '../check-content/declared-fields.ts'
import { formatOf } from '../check-content/field-formats.ts'
import { usualSpellings } from '../check-content/field-spellings.ts'
import base from './base.json' with { type: 'json' }
import fixedParts from './content-call.json' with { type: 'json' }

type Schema = Record<string, unknown>

const { operation: fixed, queryParameter, id } = fixedParts

/**
 * Describes the content backend in OpenAPI 3.1: `base.json` with the content calls, the schemas of
 * their records, the sample content as their examples, and the rules of the contact form.
 */
export function describeApi() {
  const { paths, components } = base
  const { Message, ...schemas } = components.schemas
  const calls = CONTENT_CALLS.map((call) => [`/fez/${call}`, { get: operation(call) }])
  return {
    ...base,
    paths: { ...(Object.fromEntries(calls) as Record<string, unknown>), ...paths },
    components: {
      ...components,
      schemas: {
        ...merged(CONTENT_CALLS.map(schemasOf)),
        Message: {
          ...Message,
          required: Object.keys(contactMessage.fields),
          properties: { ...rulesOfForm(), ...Message.properties },
        },
        ...schemas,
      },
    },
  }
}

function operation(call: ContentCall) {
  const payload: unknown = JSON.parse(readFileSync(`content/${call}.json`, 'utf8'))
  const record = { anyOf: [reference(schemaName(call)), { type: 'null' }] }
  return {
    operationId: camelCase(call),
    summary: RECORD_WORDS[call].title,
    ...fixed,
    parameters: [
      ...[...new URLSearchParams(queryOfCall(call))].map(([name, value]) => ({
        name,
        ...queryParameter,
        schema: { type: 'string', const: value },
      })),
      ...fixed.parameters,
    ],
    responses: {
      ...fixed.responses,
      200: {
        ...fixed.responses[200],
        content: {
          'application/json': {
            schema: { type: 'object', required: ['payload'], properties: { payload: record } },
            examples: { sample: { summary: 'The sample content', value: { payload } } },
          },
        },
      },
    },
  }
}

/** The schemas of a record and of the items of its lists. */
function schemasOf(call: ContentCall): Schema {
  const { title, sketch } = RECORD_WORDS[call]
  const fields = declaredFields(call)
  const lists = fields.filter((field) => 'list' in field)
  const isList = lists.some(({ list }) => list === '')
  return {
    [schemaName(call)]: {
      description: `${title}\n\n\`\`\`\n${sketch.trim()}\n\`\`\``,
      ...(isList ? arrayOf(itemName(call)) : recordOf(fields)),
    },
    ...merged(
      lists.map(({ list, fields: ofItem }) => ({
        [itemName(list || call)]: recordOf(ofItem, list === '' ? {} : { id }),
      })),
    ),
  }
}

function recordOf(fields: DeclaredField[], more: Schema = {}): Schema {
  return { type: 'object', properties: { ...merged(fields.map(propertiesOf)), ...more } }
}

/** A property for each language, or one that all languages share. */
function propertiesOf(declared: DeclaredField): Schema {
  const isShared = 'field' in declared && !isPerLanguage(declared.field.kind)
  return Object.fromEntries(
    usualSpellings(declared).map((name, index) => {
      const language = isShared ? undefined : LANGUAGE_CODES[index]
      const schema =
        'list' in declared ? arrayOf(itemName(declared.list)) : formatOf(declared).schema
      const parts = [
        ...('field' in declared ? wordsOf(declared) : []),
        language && `in ${languageName(LANGUAGES[language].tag)}`,
      ]
      return [name, { description: parts.filter(Boolean).join('; '), ...schema }]
    }),
  )
}

function wordsOf({ words }: Extract<DeclaredField, { field: unknown }>): string[] {
  const { what = '', empty = '', picture } = words ?? {}
  const size = picture && `${picture.width} × ${picture.height} pixels`
  return [what, ...(size ? [size] : []), `if it is empty: ${empty}`]
}

/** The patterns and lengths of the contact form. */
function rulesOfForm(): Schema {
  // yup's `describe` leaves out a second rule of the same kind.
  return Object.fromEntries(
    Object.entries(contactMessage.fields).map(([name, field]) => {
      const rules = field instanceof FormField ? field.tests : []
      const params = rules.map(({ OPTIONS }): Schema => OPTIONS?.params ?? {})
      const { min, max } = merged(params)
      const patterns = params.flatMap(({ regex }) =>
        regex instanceof RegExp ? [{ pattern: regex.source }] : [],
      )
      return [
        name,
        {
          type: 'string',
          ...(patterns.length > 0 && { allOf: patterns }),
          ...(min !== undefined && { minLength: min }),
          ...(max !== undefined && { maxLength: max }),
        },
      ]
    }),
  )
}

function merged(parts: Schema[]): Schema {
  return Object.assign({}, ...parts) as Schema
}

function arrayOf(name: string): Schema {
  return { type: 'array', items: reference(name) }
}

function reference(schema: string) {
  return { $ref: `#/components/schemas/${schema}` }
}

function schemaName(call: ContentCall): string {
  return camelCase(`-${call.replace(/^get-/, '')}`)
}

/** The name of an item: `SliderItem` of `sliderItems`. */
function itemName(list: string): string {
  return camelCase(`-${list.replace(/s$/, '')}`)
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
