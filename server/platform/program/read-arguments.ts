import { parseArgs } from 'node:util'
import { errorMessage } from '../log/error-message.ts'
import { OperatorError } from './run-program.ts'

interface Option {
  type: 'boolean' | 'string'
  /** Stands for its value in the help, such as DAY. */
  placeholder?: string
  description: string
}

interface Command<Options> {
  name: string
  description: string
  options?: Options
  /** Arguments after the options, as the help shows them. Without it, there are none. */
  operands?: string
}

type Values<Options> = {
  [Name in keyof Options]?: Options[Name] extends { type: 'boolean' } ? boolean : string
}

const SETTINGS_HINT = 'Settings are environment variables or lines of .env (see .env.example)'

/**
 * Reads the arguments of a program. Throws an OperatorError for an argument that it does not take. `--help`
 * prints all arguments and ends the program.
 */
export function readArguments<const Options extends Record<string, Option>>(
  command: Command<Options>,
  args = process.argv.slice(2),
): { values: Values<Options>; operands: string[] } {
  const options = { ...command.options, help: { type: 'boolean', description: 'this' } as const }
  try {
    const allowPositionals = command.operands !== undefined
    const { values, positionals } = parseArgs({ args, options, allowPositionals })
    if (values.help === true) {
      process.stdout.write(formatHelp(command, options))
      process.exit()
    }
    return { values: values as Values<Options>, operands: positionals }
  } catch (error) {
    // For an unknown option, Node also says how to pass it as an argument.
    const reason = errorMessage(error).replace(/\. To specify .*/s, '')
    const allowed = Object.entries(options).map(([name, option]) => formatOption(name, option))
    throw new OperatorError(`${reason}. Use one of: ${allowed.join(', ')}. ${SETTINGS_HINT}`)
  }
}

function formatHelp(
  { name, description, operands = '' }: Command<unknown>,
  known: Record<string, Option>,
) {
  const lines = Object.entries(known).map(
    ([option, one]) => `  ${formatOption(option, one).padEnd(22)}  ${one.description}`,
  )
  const usage = `npm ${name === 'start' ? name : `run ${name}`} -- [options] ${operands}`.trim()
  return [usage, '', `${description}.`, '', ...lines, '', `${SETTINGS_HINT}.`, ''].join('\n')
}

function formatOption(name: string, { placeholder = '' }: Option): string {
  return `--${name} ${placeholder}`.trim()
}
