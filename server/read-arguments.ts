import { parseArgs } from 'node:util'
import { StartError } from './run-program.ts'

interface Option {
  type: 'boolean' | 'string'
  /** The name of its value in the help, such as DAY. */
  value?: string
  says: string
}

interface Command<Options> {
  name: string
  says: string
  options?: Options
  /** Arguments after the options, as the help shows them. Without it, there are none. */
  operands?: string
}

type Values<Options> = {
  [Name in keyof Options]?: Options[Name] extends { type: 'boolean' } ? boolean : string
}

const SETTINGS = 'Settings are environment variables or lines of .env (see .env.example)'

/**
 * Reads the arguments of a program. Throws a StartError for an argument that is unknown or would be
 * ignored. `--help` prints all arguments and ends the program.
 */
export function readArguments<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args = process.argv.slice(2),
): { values: Values<Options>; operands: string[] } {
  const { options = {}, operands } = command
  const known: Record<string, Option> = { ...options, help: { type: 'boolean', says: 'this' } }
  const { tokens, values, positionals } = parseArgs({
    args,
    options: known,
    strict: false,
    tokens: true,
  })
  if (values.help === true) {
    process.stdout.write(helpOf(command, known))
    process.exit()
  }
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional' && operands === undefined) throw unknown(token.value, known)
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (!option) throw unknown(token.rawName, known)
    if (seen.has(token.name)) throw new StartError(`${token.rawName} is given twice`)
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new StartError(`${token.rawName} takes no value`)
    }
    if (option.type === 'string' && token.value === undefined) {
      throw new StartError(`${token.rawName} needs a value: ${spelled(token.name, option)}`)
    }
    seen.add(token.name)
  }
  return { values: values as Values<Options>, operands: positionals }
}

function unknown(argument: string, known: Record<string, Option>): StartError {
  const allowed = Object.entries(known).map(([name, option]) => spelled(name, option))
  return new StartError(
    `The argument "${argument}" is unknown. Use one of: ${allowed.join(', ')}. ${SETTINGS}`,
  )
}

function helpOf({ name, says, operands = '' }: Command<unknown>, known: Record<string, Option>) {
  const rows = Object.entries(known).map(([option, one]) => [spelled(option, one), one.says])
  const width = Math.max(...rows.map(([spelling = '']) => spelling.length))
  const lines = rows.map(([spelling = '', meaning]) => `  ${spelling.padEnd(width)}  ${meaning}`)
  const usage = `npm ${name === 'start' ? name : `run ${name}`} -- [options] ${operands}`.trim()
  return [usage, '', `${says}.`, '', ...lines, '', `${SETTINGS}.`, ''].join('\n')
}

function spelled(name: string, { value = '' }: Option): string {
  return `--${name} ${value}`.trim()
}
