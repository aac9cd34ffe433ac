import type { ReactNode } from 'react'

type HeadProps = { title: string; over?: string | undefined; text?: string; children?: ReactNode }

/** The head of a page: what it is, and the one thing to do here. */
export function PageHead({ title, over, text, children }: HeadProps) {
  return (
    <header className="dash-head">
      <div className="min-w-0">
        {over && <p className="dash-over">{over}</p>}
        <h1 className="h1">{title}</h1>
        {text && <p className="mt-3 max-w-[62ch] text-ink-2">{text}</p>}
      </div>
      {children && <div className="dash-head-actions">{children}</div>}
    </header>
  )
}
