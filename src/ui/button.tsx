import type { ButtonHTMLAttributes } from 'react'

/** primary: the one thing to press on a screen. chosen: what is selected. quiet: a link that acts. */
type Variant = 'primary' | 'outline' | 'soft' | 'chosen' | 'quiet'
type Size = 'normal' | 'small'

/** For buttons and for links that look like one. */
export function buttonClass(variant: Variant, size: Size = 'normal'): string {
  return `button button-${variant}${size === 'small' ? ' button-small' : ''}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant: Variant
  size?: Size
  /** Presses do nothing meanwhile; the focus stays, which `disabled` would lose. */
  isBusy?: boolean
}

export function Button({ variant, size, isBusy = false, className = '', onClick, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${buttonClass(variant, size)} ${className}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
