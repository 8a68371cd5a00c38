import { readFileSync } from 'node:fs'

/** The command of a script of package.json. */
export function packageScript(name: string): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const command = scripts[name]
  if (command === undefined) throw new Error(`package.json has no script ${name}.`)
  return command
}
