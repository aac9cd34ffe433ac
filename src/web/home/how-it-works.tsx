import { MapPin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../i18n/languages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { formatMinute } from '../../ui/date-format.ts'
import { Stars } from '../../ui/stars.tsx'

export function HowItWorks() {
  const { t, i18n } = useTranslation('home')
  const { t: common } = useTranslation()
  const time = (minute: number) => formatMinute(minute, localeOf(i18n.language))
  return (
    <section id="how-it-works" aria-labelledby="how" className="mt-14 bg-paper-2 lg:mt-20">
      <span className="awning awning-section" aria-hidden="true" />
      <div className="page pt-16 pb-20 lg:pb-28">
        <h2 id="how" className="h2">
          {t('how')}
        </h2>
        <p className="lead mt-3">{t('howLead')}</p>
        <ol className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-3">
          <Step number={1} title={t('steps.look')} text={t('steps.lookText')}>
            <p className="example-line">
              <Search className="size-5 text-green-text" />
              {t('example.what')}
            </p>
            <p className="example-line">
              <MapPin className="size-5 text-green-text" />
              {t('example.where')}
            </p>
          </Step>
          <Step number={2} title={t('steps.time')} text={t('steps.timeText')}>
            <p>
              <strong>{t('example.name')}</strong> {t('example.when')}
            </p>
            <p className="slots">
              <span className="slot">{time(820)}</span>
              <span className="slot" data-selected="">
                {time(860)}
              </span>
              <span className="slot">{time(1020)}</span>
            </p>
          </Step>
          <Step number={3} title={t('steps.tell')} text={t('steps.tellText')}>
            <p className="flex items-center gap-3">
              <Avatar src="/pictures/portrait-george-96.avif" name="George" />
              <span>
                <strong className="block">George P.</strong>
                <Stars rating={5} label={common('ui.rated', { rating: 5 })} />
              </span>
            </p>
            <p>{t('example.review')}</p>
          </Step>
        </ol>
      </div>
    </section>
  )
}

type StepProps = { number: number; title: string; text: string; children: ReactNode }

/** The example beside the words is a picture of the product: nothing in it can be pressed. */
function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid grid-rows-[auto_1fr] gap-7">
      <div className="flex items-start gap-6">
        <span className="plate" aria-hidden="true">
          {number}
        </span>
        <div>
          <h3 className="h3">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
      </div>
      <div className="panel grid content-center gap-3 p-6" aria-hidden="true">
        {children}
      </div>
    </li>
  )
}
