import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components'

/** A card beside what opened it: `triggerRef` names that where no part of the library stands around. */
export function Popover(props: Omit<PopoverProps, 'className' | 'offset'>) {
  return <AriaPopover placement="bottom start" {...props} offset={8} className="popover" />
}
