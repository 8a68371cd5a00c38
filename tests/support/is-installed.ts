import { spawnSync } from 'node:child_process'

export function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined
}
