import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { ClosedSign } from './closed-sign.tsx'

type ErrorPageProps = { number?: string; title: string; text: string; actions: ReactNode; children?: ReactNode }

/** In front of a shut shop: what has happened, and where to go from here. */
export function ErrorPage({ number, title, text, actions, children }: ErrorPageProps) {
  return (
    <div className="page grid items-center gap-x-20 gap-y-10 py-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-20 lg:py-28">
      <div>
        <h1 className="name max-w-[14ch]">{title}</h1>
        <p className="lead mt-5 max-w-[48ch]">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">{actions}</p>
        {children}
      </div>
      <div className="mx-auto w-full max-w-[420px] max-md:order-first max-md:max-w-[240px]">
        <ClosedSign {...(number !== undefined && { number })} />
      </div>
    </div>
  )
}

/** Where no script may be running. */
export function ReloadLink({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: loads the very address that was asked for, with its query.
    <a className={buttonClass('primary')} href="">
      {children}
    </a>
  )
}
