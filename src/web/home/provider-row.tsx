import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ProviderRowProps = {
  id: string
  title: string
  lead: string
  more: { to: string; text: string }
  children: ReactNode
}

export function ProviderRow({ id, title, lead, more, children }: ProviderRowProps) {
  return (
    <section className="page pt-16 pb-6 last-of-type:pb-24 lg:pt-24" aria-labelledby={id}>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={id} className="h2">
            {title}
          </h2>
          <p className="lead mt-3">{lead}</p>
        </div>
        <Link to={more.to} className="link">
          {more.text}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
      {children}
    </section>
  )
}
