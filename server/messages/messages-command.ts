import { StartError } from '../start-error.ts'

const ALLOWED = '--csv, --since 2026-11-01, --delete-before 2026-11-01, --yes'

interface Command {
  csv: boolean
  /** Days, in UTC. */
  since?: string
  deleteBefore?: string
  /** Deletes without asking. */
  yes: boolean
}

/** The arguments of `npm run messages`. A wrong one throws a StartError that names it. */
export function readCommand(args: string[]): Command {
  const command: Command = { csv: false, yes: false }
  const given = args.flatMap((argument) => argument.split(/(?<=^--[\w-]+)=/))
  for (let name = given.shift(); name !== undefined; name = given.shift()) {
    switch (name) {
      case '--csv':
        command.csv = true
        break
      case '--yes':
        command.yes = true
        break
      case '--since':
        command.since = dayOf(name, given.shift())
        break
      case '--delete-before':
        command.deleteBefore = dayOf(name, given.shift())
        break
      default:
        throw new StartError(`The argument "${name}" is not known; allowed: ${ALLOWED}`)
    }
  }
  refuseIgnored(command)
  return command
}

/** What a deletion would ignore: somebody may have meant to delete less. */
function refuseIgnored({ csv, since, deleteBefore, yes }: Command): void {
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

function dayOf(name: string, text = ''): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDay) throw new StartError(`${name} is "${text}"; allowed: a day such as 2026-11-01`)
  return text
}
