import { readArguments } from '../read-arguments.ts'
import { StartError } from '../run-program.ts'

export function readCommand(args?: string[]) {
  const { values } = readArguments(
    {
      name: 'messages',
      says: 'Lists the messages of visitors, the newest first',
      options: {
        csv: { type: 'boolean', says: 'lists them for spreadsheets' },
        since: { type: 'string', value: 'DAY', says: 'only from this day on, in UTC: 2026-11-01' },
        'delete-before': {
          type: 'string',
          value: 'DAY',
          says: 'deletes all messages from before this day, after a question',
        },
        yes: { type: 'boolean', says: 'deletes without asking' },
      },
    },
    args,
  )
  const { csv = false, yes = false } = values
  const since = dayOf('--since', values.since)
  const deleteBefore = dayOf('--delete-before', values['delete-before'])
  if (yes && deleteBefore === undefined) {
    throw new StartError('--yes needs --delete-before. Without it, there is nothing to confirm')
  }
  const ignored = ['csv', 'since'].filter((name) => name in values)
  if (deleteBefore !== undefined && ignored.length > 0) {
    throw new StartError(
      `--${ignored.join(' and --')} cannot go with --delete-before. Leave one of them out`,
    )
  }
  return { csv, since, deleteBefore, yes }
}

function dayOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDay) throw new StartError(`${name} is "${text}". Give a day such as 2026-11-01`)
  return text
}
