import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { contact } from '../../domains/contact/contract.ts'
import { ContactForm } from '../../domains/contact/ui/contact-form.tsx'
import { call } from '../../domains/identity/ui/session.ts'
import { en } from '../../i18n/en.ts'
import type { InputOf } from '../../lib/api/endpoint.ts'
import { buttonClass } from '../../ui/button.tsx'
import { apiContext } from '../api-context.ts'
import type { Route } from './+types/contact'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, origin } = context.get(apiContext)
  return { email: (await call(contact.address, {})).email, canonical: `${origin}/contact` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${en.contact.title} – ${en.site.name}` },
  { name: 'description', content: en.contact.description },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
]

const send = (message: InputOf<typeof contact.send>) => call(contact.send, message)

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="page py-12 lg:py-20">
      <h1 className="h1">{t('contact.title')}</h1>
      <p className="lead mt-4 max-w-[52ch]">{t('contact.lead')}</p>
      <div className="mt-10 grid gap-14 lg:mt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20">
        <Answers />
        <section aria-labelledby="write">
          {sentTo === null ? (
            <ContactForm address={loaderData.email} send={send} onSent={setSentTo} />
          ) : (
            <Sent email={sentTo} onAnother={() => setSentTo(null)} />
          )}
        </section>
      </div>
    </div>
  )
}

const answers = [
  ['bookings', '/my-bookings'],
  ['cancel', '/my-bookings'],
  ['reviews', '/legal#reviews'],
  ['ranking', '/how-we-rank'],
  ['privacy', '/legal#privacy'],
] as const

function Answers() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="h2">
        {t('contact.answers')}
      </h2>
      <ul className="mt-5 border-t-2 border-ink">
        {answers.map(([name, to]) => (
          <li key={name} className="relative border-b border-line py-4">
            <h3 className="h3">
              <Link to={to} className="after:absolute after:inset-0 hover:underline">
                {t(`contact.answer.${name}`)}
              </Link>
            </h3>
            <p className="mt-1 max-w-[48ch] text-ink-2">{t(`contact.answer.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-xl bg-green-tint p-6 sm:p-8">
      <h2 id="write" ref={heading} tabIndex={-1} className="h2 outline-none">
        {t('contact.sentTitle')}
      </h2>
      <p className="lead mt-3 break-words">{t('contact.sentText', { email })}</p>
      <button type="button" className={`${buttonClass('outline')} mt-6`} onClick={onAnother}>
        {t('contact.another')}
      </button>
    </div>
  )
}
