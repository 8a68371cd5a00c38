import { Generator, getConfig } from '@tanstack/router-generator'

/** The file with a project's route tree. It is committed. */
export const routeTreeFile = (project: string) => configOf(project).generatedRouteTree

/** Writes a project's route tree, like every script that runs Vite. */
export async function writeRouteTree(project: string): Promise<void> {
  await new Generator({ config: configOf(project), root: project }).run()
}

function configOf(project: string) {
  return getConfig({ target: 'react' }, project)
}
