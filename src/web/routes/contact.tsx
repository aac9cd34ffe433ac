import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { contact } from '../../domains/contact/contract.ts'
import { contactTexts } from '../../domains/contact/texts/load.ts'
import { ContactForm } from '../../domains/contact/ui/contact-form.tsx'
import { call } from '../../domains/identity/ui/session.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { pageLanguage } from '../../i18n/languages.ts'
import type { InputOf } from '../../lib/api/endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { apiContext } from '../api-context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/contact'

// In a browser they come with the page: nothing of it is drawn before.
if (typeof document !== 'undefined') await contactTexts.load(pageLanguage())

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await context.get(apiContext).call(contact.address, {})
  return { email }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (_t, { language }) => {
    const t = i18nFor(language).getFixedT(null, 'contact')
    return { title: t('page.title'), description: t('page.description') }
  })

const send = (message: InputOf<typeof contact.send>) => call(contact.send, message)

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('contact')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus()
  }, [sentTo])
  return (
    <div className="page py-10 lg:py-16">
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h1 className="name">{t('page.title')}</h1>
          <p className="lead mt-5 max-w-[36ch]">{t('page.lead')}</p>
          <Answers />
        </div>
        <section aria-labelledby="write" className="panel self-start overflow-hidden">
          <div className="letterbox">
            <h2 id="write" ref={heading} tabIndex={-1} className="h2 outline-none">
              {sentTo === null ? t('page.formTitle') : t('page.sentTitle')}
            </h2>
            <span className="letterbox-flap" aria-hidden="true" />
          </div>
          <div className="p-5 sm:p-8">
            <noscript>
              <p>
                {t('page.needsScript')}{' '}
                <a className="link break-all" href={`mailto:${loaderData.email}`}>
                  {loaderData.email}
                </a>
              </p>
            </noscript>
            <div className="needs-script">
              {sentTo === null ? (
                <ContactForm send={send} onSent={setSentTo} />
              ) : (
                <Sent email={sentTo} onAnother={() => setSentTo(null)} />
              )}
            </div>
          </div>
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
  const { t } = useTranslation('contact')
  return (
    <section aria-labelledby="answers" className="mt-10 lg:mt-14">
      <h2 id="answers" className="h3">
        {t('page.answers')}
      </h2>
      <ul className="mt-4 border-t-2 border-ink">
        {answers.map(([name, to]) => (
          <li key={name} className="relative border-b border-line py-4">
            <h3 className="text-[19px] font-bold">
              <Link to={to} className="after:absolute after:inset-0 hover:underline">
                {t(`page.answer.${name}`)}
              </Link>
            </h3>
            <p className="mt-1 max-w-[48ch] text-ink-2">{t(`page.answer.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation('contact')
  return (
    <>
      <p className="lead break-words">{t('page.sentText', { email })}</p>
      <Button variant="outline" className="mt-6" onClick={onAnother}>
        {t('page.another')}
      </Button>
    </>
  )
}
