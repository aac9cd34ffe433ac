import type { ReactNode } from 'react'

/** Above a page, while something holds that it cannot change: said once, politely, and gone when it is over. */
export function Notice({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="page py-4">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-button bg-paper-2 p-4">
        <p>
          <strong>{title}</strong> {text}
        </p>
        {action}
      </div>
    </div>
  )
}
