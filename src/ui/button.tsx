const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-button px-5 py-2 text-base font-bold disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

const variants = {
  /** The one thing to press on a screen. */
  primary: 'bg-red text-on-green hover:bg-red-deep',
  outline: 'border-2 border-ink bg-card text-ink hover:bg-paper-2',
  chosen: 'bg-green text-on-green',
} as const

/** For buttons and for links that look like one. */
export function buttonClass(variant: keyof typeof variants): string {
  return `${base} ${variants[variant]}`
}
