import { readArguments } from '../read-arguments.ts'
import { StartError } from '../run-program.ts'

interface MessagesCommand {
  csv: boolean
  /** Days, in UTC. */
  since?: string | undefined
  deleteBefore?: string | undefined
  /** Deletes without asking. */
  yes: boolean
}

/** The arguments of `npm run messages`. A wrong one throws a StartError that names it. */
export function readCommand(args?: string[]): MessagesCommand {
  const { values } = readArguments(
    {
      name: 'messages',
      says: 'Lists what visitors sent, the newest first',
      options: {
        csv: { type: 'boolean', says: 'lists it for spreadsheets' },
        since: { type: 'string', value: 'DAY', says: 'only from that day on, in UTC: 2026-11-01' },
        'delete-before': {
          type: 'string',
          value: 'DAY',
          says: 'deletes what came before that day: says how many, and asks',
        },
        yes: { type: 'boolean', says: 'deletes without asking' },
      },
    },
    args,
  )
  const { csv = false, yes = false } = values
  const command = {
    csv,
    yes,
    since: dayOf('--since', values.since),
    deleteBefore: dayOf('--delete-before', values['delete-before']),
  }
  refuseIgnored(command)
  return command
}

/** What a deletion would ignore: somebody may have meant to delete less. */
function refuseIgnored({ csv, since, deleteBefore, yes }: MessagesCommand): void {
  if (deleteBefore === undefined) {
    if (yes) throw new StartError('--yes goes with --delete-before: there is nothing to confirm')
    return
  }
  const ignored = [...(csv ? ['--csv'] : []), ...(since === undefined ? [] : ['--since'])]
  if (ignored.length > 0) {
    throw new StartError(
      `${ignored.join(' and ')} cannot go with --delete-before, which deletes all that came before its day`,
    )
  }
}

function dayOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDay) throw new StartError(`${name} is "${text}"; allowed: a day such as 2026-11-01`)
  return text
}
