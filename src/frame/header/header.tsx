import './header.css'
import { useScrolledPast } from '../../ui/use-scrolled-past.ts'
import { Logo } from '../logo/logo.tsx'
import { MobileMenu } from '../navigation/mobile-menu.tsx'
import { NavigationBar } from '../navigation/navigation-bar.tsx'
import { CallNow } from './call-now.tsx'
import { HeaderFitProbe } from './header-fit-probe.tsx'
import { HeaderStrip } from './header-strip.tsx'
import { LanguageButtons } from './language-buttons.tsx'

/** Requirements, section 4. */
const STICKY_ABOVE_PX = 100

/**
 * Once the page is scrolled, the bar sticks to the window. Its place stays, so nothing moves.
 * `HeaderFitProbe` takes the room that the labels of the navigation need. If some room is left, the
 * navigation bar is shown, otherwise the menu button (`header.css`).
 */
export function Header() {
  const sticky = useScrolledPast(STICKY_ABOVE_PX)
  return (
    <header>
      <HeaderStrip />
      <div className="header-place">
        <div className="header-bar" data-sticky={sticky || undefined}>
          <div className="page-width">
            <Logo />
            <HeaderFitProbe />
            <div className="header-end">
              <div>
                <NavigationBar />
                <CallNow />
                <MobileMenu>
                  <CallNow />
                  <LanguageButtons />
                </MobileMenu>
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
