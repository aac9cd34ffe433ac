/** primary: the one thing to press on a screen. chosen: what is selected. quiet: a link that acts. */
type Variant = 'primary' | 'outline' | 'soft' | 'chosen' | 'quiet'

/** For buttons and for links that look like one. */
export function buttonClass(variant: Variant, size: 'normal' | 'small' = 'normal'): string {
  return `button button-${variant}${size === 'small' ? ' button-small' : ''}`
}
