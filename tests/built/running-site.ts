import { setTimeout } from 'node:timers/promises'
import { linkSite } from '../support/few-pages.ts'
import { peakMemoryMb, whenListening } from '../support/start-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startProgram } from '../unit/server/support/start-program.ts'

/** Runs the built site with only the pages at `paths` and only these settings. */
export async function runSite(paths: readonly string[], env: Record<string, string>) {
  const folder = await temporaryFolder()
  await linkSite(folder, paths)
  const { program, address, errorLines, stop } = await whenListening(
    startProgram('main.ts', folder, { PORT: '0', ...env }),
  )
  const open = (path: string) => fetch(address + path.slice(1))
  const html = async (path: string) => (await open(path)).text()
  return {
    address,
    open,
    html,
    stop,
    /** The lines on standard error so far. */
    errorLines,
    peakMemoryMb: () => peakMemoryMb(program),
    /** Waits until the page contains the text, and returns the page. */
    async showing(path: string, text: string): Promise<string> {
      for (;;) {
        const shown = await html(path)
        if (shown.includes(text)) return shown
        await setTimeout(50)
      }
    },
  }
}
