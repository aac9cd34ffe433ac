import type { ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components'
import { PageLocale } from './page-locale.tsx'
import { Popover } from './popover.tsx'

type Action = { id: string; label: string; icon?: ReactNode } & ({ href: string } | { onAction: () => void })
type MenuProps = {
  label: string
  /** The plain button that opens it, so that a page can show the button before the menu has been loaded. */
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
  actions: readonly Action[]
}

/** Actions, not choices: arrow keys and letters walk it, Escape gives the focus back. */
export function Menu({ label, triggerRef, isOpen, onClose, actions }: MenuProps) {
  return (
    <PageLocale>
      <Popover
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        placement="bottom end"
      >
        <AriaMenu aria-label={label} autoFocus="first" onClose={onClose} className="menu">
          {actions.map(({ id, label: text, icon, ...action }) => (
            <MenuItem key={id} id={id} textValue={text} className="menu-item" {...action}>
              {icon}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </PageLocale>
  )
}
