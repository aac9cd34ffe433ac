import type { ReactNode } from 'react'

type Tone = 'green' | 'solid' | 'plain' | 'outline'

/** A word about a thing. Never by its colour alone. */
export function Badge({ tone = 'green', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  )
}

/** How many wait; red, because it is live. Nothing for none. */
export function CountBadge({ count, max = 99, label }: { count: number; max?: number; label: string }) {
  if (count <= 0) return null
  return (
    <span className="count-badge">
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
