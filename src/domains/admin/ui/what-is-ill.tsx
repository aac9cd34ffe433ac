import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { type Ill, officeHealth } from '../health-contract.ts'
import { FoundList } from './found-list.tsx'
import { officeKey } from './office-query.ts'

const kinds = [
  ['promises', '/status'],
  ['messages', '/admin/dashboard/messages?status=failed'],
  ['jobs', '/status'],
  ['differences', '/admin/dashboard/money?state=open'],
  ['crashes', '/admin/dashboard/health?days=1'],
  ['ratios', '/admin/dashboard/experiments'],
] as const

/** What does not work as it should, each with the page that says more; nothing else. */
export function WhatIsIll() {
  const { t } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'ill'],
    queryFn: ({ signal }) => call(officeHealth.ill, {}, { signal }),
    refetchInterval: 60_000,
  })
  return (
    <section aria-labelledby="ill" className="mt-14">
      <h2 id="ill" className="h2 mb-4">
        {t('ill.title')}
      </h2>
      <FoundList query={query}>{(ill) => <List ill={ill} />}</FoundList>
    </section>
  )
}

function List({ ill }: { ill: Ill }) {
  const { t, i18n } = useTranslation('admin')
  const locale = localeOf(i18n.language)
  const found = kinds.filter(([name]) => ill[name].count > 0)
  if (found.length === 0)
    return (
      <p className="text-ink-2">
        <strong className="text-ink">{t('ill.well')}.</strong> {t('ill.wellText')}
      </p>
    )
  return (
    <ul className="office-ill">
      {found.map(([name, to]) => {
        const { count, since } = ill[name]
        return (
          <li key={name}>
            <strong className="h3">{count.toLocaleString(locale)}</strong>
            <span>
              <Link to={to} className="link">
                {t(`ill.${name}`, { count })}
              </Link>
              {since && (
                <span className="block text-ink-2">
                  {t('ill.since', { when: formatShortDateTime(localTime(since), locale) })}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
