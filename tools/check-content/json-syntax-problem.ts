import type { TextProblem } from '../texts/text-problem.ts'

/** What JSON consists of, letter by letter. */
const TOKEN =
  /\s+|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[[\]{},:]/uy

/** What may come next. `first…` may also be the end of a list or a record. */
type Expected = 'value' | 'first value' | 'name' | 'first name' | ':' | ',' | 'end'

interface Place {
  expected: Expected
  /** The brackets that are open. */
  open: string[]
  /** The text from the slip on, and the tokens before it, the last first. */
  rest: string
  before: string[]
}

const CLOSER: Record<string, string> = { '{': '}', '[': ']' }

/** Finds the first slip in a text that is no JSON, and says what it is and how to mend it. */
export function jsonSyntaxProblem(text: string): TextProblem | undefined {
  let expected: Expected = 'value'
  const open: string[] = []
  const names: Set<string>[] = []
  const tokens: string[] = []
  const slipAt = (at: number, slip?: TextProblem): TextProblem => {
    const line = text.slice(0, at).split('\n')
    const place = `line ${line.length}, column ${(line.at(-1) ?? '').length + 1}`
    const rest = text.slice(at)
    const { message, fix } =
      slip ?? describeSlip({ expected, open, rest, before: tokens.toReversed() })
    return { message: `${place} ${message}`, fix }
  }

  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const [token] = TOKEN.exec(text) ?? []
    if (token === undefined) return slipAt(at)
    if (token.trim() === '') continue
    if (!isExpected(token, expected, open)) return slipAt(at)
    if (expected.endsWith('name') && token.startsWith('"')) {
      const namesOfRecord = names[open.length]
      if (namesOfRecord?.has(token)) {
        const message = `has the name ${token} for the second time in one record`
        return slipAt(at, { message, fix: 'Give one of the two its right name, or remove it.' })
      }
      namesOfRecord?.add(token)
    }
    if (token === '{' || token === '[') names[open.push(token)] = new Set()
    else if (token === '}' || token === ']') open.pop()
    tokens.push(token)
    expected = expectedAfter(token, expected, open)
  }
  return expected === 'end' ? undefined : slipAt(text.trimEnd().length)
}

/** Whether a token may come now. */
function isExpected(token: string, expected: Expected, open: string[]): boolean {
  if (token === CLOSER[open.at(-1) ?? '']) return expected === ',' || expected.startsWith('first')
  if (expected.endsWith('name')) return token.startsWith('"')
  if (expected.endsWith('value')) return !/^[}\],:]/.test(token)
  return token === expected
}

/** @param open the brackets that are open after the token */
function expectedAfter(token: string, expected: Expected, open: string[]): Expected {
  if (token === '{') return 'first name'
  if (token === '[') return 'first value'
  if (token === ':') return 'value'
  if (token === ',') return open.at(-1) === '{' ? 'name' : 'value'
  if (token.startsWith('"') && expected.endsWith('name')) return ':'
  return open.length === 0 ? 'end' : ','
}

type Slip = [fits: (place: Place) => boolean, message: string, fix: string]

const rest = (pattern: RegExp) => (place: Place) => pattern.test(place.rest)
const after = (token: RegExp, pattern: RegExp, expected?: RegExp) => (place: Place) =>
  token.test(place.before[0] ?? '') &&
  pattern.test(place.rest) &&
  (expected?.test(place.expected) ?? true)
const TEXT = String.raw`"(?:[^"\\\p{Cc}]|\\.)*`

/** The commonest first, as far as none hides another. */
const SLIPS: Slip[] = [
  [
    rest(/^(?:<{7}|={7}|>{7})/),
    'has two versions that git could not merge',
    'Keep one of them, and take out the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    ({ before, rest: left }) => before.length === 0 && left.startsWith('<'),
    'is HTML or XML',
    'A record begins with { or [.',
  ],
  [
    rest(/^[“”„«»‘’'`]/u),
    'has a quote of another kind',
    'Write straight quotes (") around names and texts.',
  ],
  [rest(/^(?:\/\/|\/\*|#)/), 'has a comment', 'Take it out: JSON has none.'],
  [
    rest(new RegExp(String.raw`^${TEXT}[\r\n]`, 'u')),
    'has a text that does not end on its line',
    'Put " at its end, and write \\n or <br> for a new line.',
  ],
  [
    rest(new RegExp(String.raw`^${TEXT}\p{Cc}`, 'u')),
    'has a tab or another control character in a text',
    'Write a space in its place.',
  ],
  [
    rest(new RegExp(String.raw`^${TEXT}$`, 'u')),
    'has a text that does not end',
    'Put " at its end.',
  ],
  [
    rest(/^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/),
    'has a backslash in a text that stands for nothing',
    'Write \\\\ for a backslash, and / in an address.',
  ],
  [
    after(/^,/, /^[}\]]/),
    'has a comma too many before it',
    'Take out the comma after the last one of a list or a record.',
  ],
  [after(/^,/, /^,/), 'has two commas', 'Take one out.'],
  [
    ({ before, expected, rest: left }) =>
      expected === 'name' && /^\d/.test(left) && /^[-\d.]+$/.test(before[1] ?? ''),
    'has a number with a comma',
    'Write it without the comma, or in quotes: "1,200".',
  ],
  [
    ({ expected, rest: left }) => expected.endsWith('name') && /^[\p{L}\p{N}_$]/u.test(left),
    'has a name without quotes',
    'Put " before and after it.',
  ],
  [
    rest(/^(?:True|False|None|undefined|NaN|Infinity)\b/),
    'has a word of another language',
    'Write true, false or null, or a text in quotes.',
  ],
  [
    ({ expected, rest: left }) => expected === ':' && left.startsWith('='),
    'has = in place of a colon',
    'Write a colon.',
  ],
  [
    ({ expected }) => expected === ':',
    'has no colon before it',
    'Put a colon between a name and its value.',
  ],
  [
    ({ expected, rest: left }) => expected === ',' && left.startsWith(';'),
    'has ; in place of a comma',
    'Write a comma.',
  ],
  [
    ({ expected, rest: left, open }) => expected === ',' && open.length > 0 && /^[\]}]/.test(left),
    'closes with the wrong bracket',
    'Close { with }, and [ with ].',
  ],
  [
    ({ expected, rest: left }) => expected === 'end' && /^[}\]]/.test(left),
    'has a closing bracket too many',
    'Take it out.',
  ],
  [
    after(/^[-\d]/, /^[^\s,\]}]/),
    'has a number with something behind it',
    'Write it as a text in quotes: "120+".',
  ],
  [
    ({ expected }) => expected === 'end',
    'has something after the end of the record',
    'Take it out, or move it before the last bracket.',
  ],
  [
    ({ expected, rest: left }) => expected.endsWith('value') && /^[-+.\d]/.test(left),
    'has a number that JSON does not know',
    'Write it like 120 or 0.5, or as a text in quotes: "120+".',
  ],
  [
    ({ expected, rest: left }) => expected === 'value' && /^[,}\]]/.test(left),
    'has no value before it',
    'Write "" for an empty text.',
  ],
  [
    ({ expected, rest: left }) => expected.endsWith('value') && /^[\p{L}]/u.test(left),
    'has a text without quotes',
    'Put " before and after it.',
  ],
]

function describeSlip(place: Place): TextProblem {
  const { rest: left, expected, open, before } = place
  const here = shortened(left.split('\n', 1)[0] ?? '')
  const previous = shortened(before[0] ?? '')
  if (here === '') {
    const missing = open.map((bracket) => CLOSER[bracket]).toReversed()
    return { message: 'ends before all is closed', fix: `Put ${missing.join(' ')} there.` }
  }
  const slip = SLIPS.find(([fits]) => fits(place))
  if (slip) return { message: `${slip[1]}: ${here}`, fix: slip[2] }
  if (expected !== ',') {
    return { message: `cannot be read: ${here}`, fix: 'Compare it with the sample in content/.' }
  }
  return previous.startsWith('"') && !/^["{[]/.test(left)
    ? {
        message: `has a quote within a text, before ${here}`,
        fix: String.raw`Write \" or “ ” within a text.`,
      }
    : { message: `has no comma before ${here}`, fix: `Put a comma after ${previous}` }
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text.trim()
}
