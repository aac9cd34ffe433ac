import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 }

/** An empty shop window: what is not here, why, and the one thing to do about it. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <div className="empty-shop" aria-hidden="true">
        <span className="awning empty-shop-awning" />
        <span className="empty-shop-pane" />
        <span className="sill block" />
      </div>
      <Heading className={`h${level}`}>{title}</Heading>
      {children && <div className="lead max-w-prose">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
