import type { ReactNode } from 'react'

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mt-14 border-t-2 border-ink pt-4" aria-label={name}>
      <h2 className="h2 mb-6">{name}</h2>
      {children}
    </section>
  )
}

/** States side by side, each with its name. */
export function States({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
}

type StateProps = { name: string; children: ReactNode; isFocused?: boolean }

/** `isFocused` draws the ring of the focus, which only one thing on a page can have. */
export function State({ name, children, isFocused = false }: StateProps) {
  const ring =
    '[&_.button]:outline-3 [&_.button]:outline-offset-3 [&_.button]:outline-ink [&_.field]:outline-3 [&_.field]:outline-offset-3 [&_.field]:outline-ink [&_.choice-box]:outline-3 [&_.choice-box]:outline-offset-3 [&_.choice-box]:outline-ink'
  return (
    <div className={`min-w-0 ${isFocused ? ring : ''}`}>
      <p className="mb-2 text-small text-ink-2">{name}</p>
      {children}
    </div>
  )
}

export const longText =
  'A very long text that goes on past the end of the line, with Donaudampfschifffahrtsgesellschaftskapitänsmütze in it'
