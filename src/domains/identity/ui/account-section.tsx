import type { ReactNode } from 'react'

type AccountSectionProps = { id: string; title: string; text?: string; children: ReactNode }

/** A drawer of the account: what it is on the left, what to do on the right. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-16 gap-y-6 border-t-2 border-ink py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:py-12"
    >
      <div>
        <h2 id={`${id}-title`} className="h3">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[44ch] text-ink-2">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
