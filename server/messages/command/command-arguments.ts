import { readArguments } from '../../platform/program/read-arguments.ts'
import { OperatorError } from '../../platform/program/run-program.ts'

const ACTIONS = ['delete', 'delete-from', 'delete-before', 'backup', 'restore'] as const
const ONLY_FOR_LIST = ['csv', 'since', 'from'] as const

const DAY = { type: 'string', placeholder: 'DAY' } as const
const ADDRESS = { type: 'string', placeholder: 'ADDRESS' } as const
const FILE = { type: 'string', placeholder: 'FILE' } as const

const OPTIONS = {
  csv: { type: 'boolean', description: 'lists them for spreadsheets' },
  since: { ...DAY, description: 'only from this day on, in UTC: 2026-11-01' },
  from: { ...ADDRESS, description: 'only those of one email address' },
  delete: {
    type: 'boolean',
    placeholder: 'N…',
    description: 'deletes those with these numbers: 17 21',
  },
  'delete-from': { ...ADDRESS, description: 'deletes all of one email address' },
  'delete-before': { ...DAY, description: 'deletes all from before this day' },
  yes: { type: 'boolean', description: 'deletes or restores without asking' },
  backup: { ...FILE, description: 'copies all messages into a new file' },
  restore: { ...FILE, description: 'replaces all messages, while no server runs' },
} as const

export type CommandArguments = ReturnType<typeof readCommandArguments>

export function readCommandArguments(args?: string[]) {
  const description = 'Lists the messages of visitors, the newest first'
  const { values, operands } = readArguments(
    { name: 'messages', description, operands: '', options: OPTIONS },
    args,
  )
  const { csv = false, yes = false, from, backup, restore } = values
  const actions = ACTIONS.filter((name) => name in values)
  const [action] = actions
  const besides = [...actions.slice(1), ...ONLY_FOR_LIST.filter((name) => name in values)]
  if (action && besides.length > 0) {
    throw new OperatorError(
      `--${besides.join(' and --')} cannot go with --${action}. Leave one of them out`,
    )
  }
  if (yes && (!action || action === 'backup')) {
    throw new OperatorError(
      '--yes goes with --restore and the three deletions. Here, there is nothing to confirm',
    )
  }
  const [operand] = operands
  if (operand !== undefined && action !== 'delete') {
    throw new OperatorError(
      `The argument "${operand}" is unknown. Numbers of messages need --delete`,
    )
  }
  return {
    action: action ?? 'list',
    csv,
    yes,
    since: parseDay('--since', values.since),
    from,
    ids: action === 'delete' ? parseIds(operands) : undefined,
    deleteFrom: values['delete-from'],
    deleteBefore: parseDay('--delete-before', values['delete-before']),
    backup,
    restore,
  }
}

function parseDay(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  // A date that does not exist, such as 2026-11-31, becomes another one.
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(-2))
  if (!isDay) throw new OperatorError(`${name} is "${text}". Give a day such as 2026-11-01`)
  return text
}

function parseIds(operands: string[]): number[] {
  const wrong = operands.find((text) => !/^[1-9]\d{0,14}$/.test(text))
  if (wrong !== undefined || operands.length === 0) {
    const given = wrong === undefined ? 'no number' : `"${wrong}"`
    throw new OperatorError(`--delete has ${given}. Give numbers of the list: --delete 17 21`)
  }
  return [...new Set(operands.map(Number))]
}
