import { isInstalled } from '../support/is-installed.ts'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { startWebKitGtk, startWebKitWpe } from './webkit.ts'

/** A browser engine that Debian offers besides Chromium. */
export interface Engine {
  name: string
  /** The programs that it needs, and their Debian packages. */
  programs: string[]
  packages: string
  start: () => Promise<Browser>
}

export const FIREFOX: Engine = {
  name: 'Firefox',
  programs: ['firefox-esr'],
  packages: 'firefox-esr',
  start: startFirefox,
}

export const WEBKIT_GTK: Engine = {
  name: 'WebKitGTK',
  programs: ['WebKitWebDriver', 'Xvfb'],
  packages: 'webkit2gtk-driver xvfb',
  start: startWebKitGtk,
}

/** It draws with the processor, so that animations cost it half its time. */
export const WEBKIT_GTK_AT_REST: Engine = {
  ...WEBKIT_GTK,
  start: () => startWebKitGtk({ reducedMotion: true }),
}

export const WEBKIT_WPE: Engine = {
  name: 'WPE WebKit',
  programs: ['WPEWebDriver', 'cog'],
  packages: 'wpewebkit-driver cog',
  start: startWebKitWpe,
}

export const isMissing = ({ programs }: Engine): boolean => !programs.every(isInstalled)
