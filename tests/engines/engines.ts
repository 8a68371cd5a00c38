import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { isInstalled } from './program.ts'
import { startWebKitGtk, startWebKitWpe } from './webkit.ts'

interface Engine {
  name: string
  /** What it needs, by the names of the programs and of Debian's packages. */
  programs: string[]
  packages: string
  start: () => Promise<Browser>
}

/** The engines beside Chromium, as Debian has them. */
export const ENGINES: Engine[] = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: 'firefox-esr', start: startFirefox },
  {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    start: startWebKitGtk,
  },
  {
    name: 'WPE WebKit',
    programs: ['WPEWebDriver', 'cog'],
    packages: 'wpewebkit-driver cog',
    start: startWebKitWpe,
  },
]

export const isMissing = ({ programs }: Engine): boolean => !programs.every(isInstalled)
