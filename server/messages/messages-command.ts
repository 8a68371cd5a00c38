import { readArguments } from '../read-arguments.ts'
import { StartError } from '../run-program.ts'

const ACTIONS = ['delete', 'delete-from', 'delete-before', 'backup', 'restore'] as const
const ONLY_FOR_LIST = ['csv', 'since', 'from'] as const

const OPTIONS = {
  csv: { type: 'boolean', says: 'lists them for spreadsheets' },
  since: { type: 'string', value: 'DAY', says: 'only from this day on, in UTC: 2026-11-01' },
  from: { type: 'string', value: 'ADDRESS', says: 'only those of one email address' },
  delete: { type: 'boolean', value: 'N…', says: 'deletes those with these numbers: 17 21' },
  'delete-from': { type: 'string', value: 'ADDRESS', says: 'deletes all of one email address' },
  'delete-before': { type: 'string', value: 'DAY', says: 'deletes all from before this day' },
  yes: { type: 'boolean', says: 'deletes or restores without asking' },
  backup: { type: 'string', value: 'FILE', says: 'copies all messages into a new file' },
  restore: { type: 'string', value: 'FILE', says: 'replaces all messages, while no server runs' },
} as const

export type Command = ReturnType<typeof readCommand>

export function readCommand(args?: string[]) {
  const says = 'Lists the messages of visitors, the newest first'
  const { values, operands } = readArguments(
    { name: 'messages', says, operands: '', options: OPTIONS },
    args,
  )
  const { csv = false, yes = false, from, backup, restore } = values
  const actions = ACTIONS.filter((name) => name in values)
  const [action] = actions
  const besides = [...actions.slice(1), ...ONLY_FOR_LIST.filter((name) => name in values)]
  if (action && besides.length > 0) {
    throw new StartError(
      `--${besides.join(' and --')} cannot go with --${action}. Leave one of them out`,
    )
  }
  if (yes && (!action || action === 'backup')) {
    throw new StartError(
      '--yes goes with --restore and the three deletions. Here, there is nothing to confirm',
    )
  }
  const [operand] = operands
  if (operand !== undefined && action !== 'delete') {
    throw new StartError(`The argument "${operand}" is unknown. Numbers of messages need --delete`)
  }
  return {
    action: action ?? 'list',
    csv,
    yes,
    since: dayOf('--since', values.since),
    from,
    ids: action === 'delete' ? idsOf(operands) : undefined,
    deleteFrom: values['delete-from'],
    deleteBefore: dayOf('--delete-before', values['delete-before']),
    backup,
    restore,
  }
}

function dayOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDay) throw new StartError(`${name} is "${text}". Give a day such as 2026-11-01`)
  return text
}

function idsOf(operands: string[]): number[] {
  const wrong = operands.find((text) => !/^[1-9]\d{0,14}$/.test(text))
  if (wrong !== undefined || operands.length === 0) {
    const given = wrong === undefined ? 'no number' : `"${wrong}"`
    throw new StartError(`--delete has ${given}. Give numbers of the list: --delete 17 21`)
  }
  return [...new Set(operands.map(Number))]
}
