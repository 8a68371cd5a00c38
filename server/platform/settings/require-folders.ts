import { type Stats, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errorMessage } from '../log/error-message.ts'
import { OperatorError } from '../program/run-program.ts'
import { type SettingName, SETTINGS } from './known-settings.ts'
import { SAMPLE_FOLDER, type Settings } from './settings.ts'

/**
 * Throws an OperatorError if a setting leads to a folder that does not exist: it is probably mistyped. Only a
 * default folder is made when it is needed.
 */
export function requireFolders({ contentFolder, dataDir, contentApi }: Settings): void {
  // With a backend, only the build reads this folder.
  if (!contentApi) requireFolder('CONTENT_FOLDER', contentFolder, SAMPLE_FOLDER)
  requireFolder('DATA_DIR', dataDir, SETTINGS.DATA_DIR.default)
}

/** Throws such an error for the folder of the messages, which only the server uses. */
export function requireMessagesFolder(settings: Settings): void {
  const { dataDir, messagesDb, databaseUrl, contentApi } = settings
  if (!databaseUrl && !contentApi) requireFolder('MESSAGES_DB', dirname(messagesDb), dataDir)
}

function requireFolder(name: SettingName, folder: string, defaultFolder: string): void {
  const entry = statOf(name, folder)
  if (entry ? entry.isDirectory() : folder === defaultFolder) return
  const what = entry ? 'a file, not to a folder' : 'a folder that does not exist'
  throw new OperatorError(
    `${name} leads to ${what}: ${resolve(folder)}. Make a folder there, or correct ${name}`,
  )
}

function statOf(name: SettingName, folder: string): Stats | undefined {
  try {
    return statSync(folder, { throwIfNoEntry: false })
  } catch (error) {
    throw new OperatorError(
      `${name} leads to a folder that this user cannot read: ${errorMessage(error)}`,
    )
  }
}
