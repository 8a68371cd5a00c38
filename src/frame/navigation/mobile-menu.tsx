import './mobile-menu.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { Menu, X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { MobileMenuGroup } from './mobile-menu-group.tsx'
import { NavigationAnchor } from './navigation-anchor.tsx'
import { useNavigationEntries } from './navigation-entries.ts'
import { useClosedByPressBeside } from './use-closed-by-press-beside.ts'

/**
 * The navigation of narrow screens: a button, and a modal dialog that slides in.
 *
 * @param props.children what stands at its foot
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const entries = useNavigationEntries()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useClosedByPressBeside(dialog)

  // Whatever changed the page, the browser's own buttons too.
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => dialog.current?.close(), [path])

  return (
    <>
      <button
        type="button"
        className="mobile-menu-button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon of={Menu} />
        <span className="sr-only">
          <Trans comment="Heard, not seen: the button for the navigation">Menu</Trans>
        </span>
      </button>
      <dialog ref={dialog} aria-label={t`Menu`} className="mobile-menu-dialog" onClose={wakeHeader}>
        <div className="mobile-menu-panel">
          <button type="button" className="mobile-menu-close" onClick={close}>
            <Icon of={X} />
            <span className="sr-only">
              <Trans>Close menu</Trans>
            </span>
          </button>
          <nav aria-label={t`Main navigation`}>
            <ul>
              {entries.map((entry) => (
                <li key={entry.label}>
                  {'links' in entry ? (
                    <MobileMenuGroup group={entry} onFollow={close} />
                  ) : (
                    <NavigationAnchor link={entry} onClick={close} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="mobile-menu-foot">{children}</div>
        </div>
      </dialog>
    </>
  )
}

/**
 * In WebKit 2.38, the engine of Safari 16, the header takes no press after a dialog that opened soon
 * after the page, until a style sheet changes.
 */
function wakeHeader(): void {
  const [styles] = document.styleSheets
  styles?.insertRule('wake{}')
  styles?.deleteRule(0)
}
