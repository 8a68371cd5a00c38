import './mobile-menu.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { showMenu } from '../../isomorphic/show-menu.ts'
import { moveToastsInto } from '../../toasts/move-toasts-into.ts'
import { Icon } from '../../ui/icon.tsx'
import { MobileMenuGroup } from './mobile-menu-group.tsx'
import { NavigationAnchor } from './navigation-anchor.tsx'
import { useNavigationEntries } from './navigation-entries.ts'
import { useMenuClosing } from './use-menu-closing.ts'

/**
 * The navigation for narrow screens: a button, and a modal dialog that slides in.
 *
 * @param props.children the end of the menu, below its links
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => {
    if (!dialog.current) return
    showMenu(dialog.current)
    moveToastsInto(dialog.current)
  }
  useEffect(() => {
    // If its button was pressed before the scripts ran, it is open already (`repeat-last-press.ts`).
    if (dialog.current?.open) moveToastsInto(dialog.current)
  }, [])
  useMenuClosing(dialog, button)

  return (
    <>
      <button
        ref={button}
        type="button"
        className="mobile-menu-button icon-button"
        data-needs-scripts
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon of={Menu} />
        <span className="sr-only">
          <Trans comment="Heard, not seen: the button for the navigation">Menu</Trans>
        </span>
      </button>
      <dialog
        ref={dialog}
        aria-label={t`Menu`}
        className="mobile-menu-dialog"
        onClose={restyleHeader}
      >
        <div className="mobile-menu-panel">
          <form method="dialog">
            <button className="icon-button">
              <Icon of={X} />
              <span className="sr-only">
                <Trans comment="Heard, not seen: the cross in the menu of a narrow screen">
                  Close menu
                </Trans>
              </span>
            </button>
          </form>
          <MenuEntries />
          <div className="mobile-menu-foot">{children}</div>
        </div>
      </dialog>
    </>
  )
}

function MenuEntries() {
  const { t } = useLingui()
  const entries = useNavigationEntries()
  return (
    <nav aria-label={t`Main navigation`}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.links ? <MobileMenuGroup group={entry} /> : <NavigationAnchor link={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Works around a bug of WebKit 2.38, the engine of Safari 16. If a dialog was opened soon after the
 * page, the header does not react to presses once the dialog is closed, until a style sheet changes.
 */
function restyleHeader(): void {
  const [styles] = document.styleSheets
  styles?.insertRule('wake{}')
  styles?.deleteRule(0)
}
