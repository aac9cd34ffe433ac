import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import type { Person } from '../moderation-contract.ts'

/** What was decided before about whoever a decision would concern, and how their other disputed no-shows ended. */
export function KnownPerson({ person }: { person: Person }) {
  const { t, i18n } = useTranslation('reviews')
  const { name, before, history, disputes, isSuspended, isGone } = person
  const { removed, folded, warned, suspended } = before
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'unit' })
  const said = (parts: readonly (string | false)[]) => list.format(parts.filter((one) => one !== false))
  const decided = said([
    removed > 0 && t('moderation.removedBefore', { count: removed }),
    folded > 0 && t('moderation.foldedBefore', { count: folded }),
    warned > 0 && t('moderation.warnedBefore', { count: warned }),
    suspended > 0 && t('moderation.suspendedBefore', { count: suspended }),
  ])
  const ended =
    disputes &&
    said([
      disputes.stood > 0 && t('moderation.stood', { count: disputes.stood }),
      disputes.tookPlace > 0 && t('moderation.tookPlace', { count: disputes.tookPlace }),
      disputes.nobodyCame > 0 && t('moderation.nobodyCame', { count: disputes.nobodyCame }),
      disputes.takenBack > 0 && t('moderation.takenBack', { count: disputes.takenBack }),
      disputes.open > 0 && t('moderation.stillOpen', { count: disputes.open }),
    ])
  return (
    <div className="grid gap-2 wrap-anywhere">
      <p>
        {decided ? `${t('moderation.before', { name })}: ${decided}` : t('moderation.beforeNone', { name })}{' '}
        {isSuspended && <Badge tone="outline">{t('moderation.suspendedNow')}</Badge>}
        {isGone && <Badge tone="outline">{t('moderation.goneNow')}</Badge>}
      </p>
      {ended !== null && <p>{ended ? t('moderation.disputes', { ended }) : t('moderation.disputesNone')}</p>}
      {history.length > 0 && <History history={history} />}
    </div>
  )
}

function History({ history }: Pick<Person, 'history'>) {
  const { t, i18n } = useTranslation('reviews')
  const locale = localeOf(i18n.language)
  return (
    <details>
      <summary className="link w-fit cursor-pointer">{t('moderation.history')}</summary>
      <ul className="mt-2 grid gap-2">
        {history.map(({ kind, reason, words, decidedAt, isThis, isUndone }) => (
          <li key={decidedAt}>
            {[
              formatDate(decidedAt, locale),
              textByKey(i18n, 'moderation', `decided.${kind}`, t('moderation.decided.unknown'), 'reviews'),
              reasonText(i18n, reason),
              isThis && t('moderation.isThis'),
              isUndone && t('moderation.isUndone'),
            ]
              .filter(Boolean)
              .join(', ')}
            {words && <span className="block whitespace-pre-line text-ink">{words}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Whatever list it is from. */
export function reasonText(i18n: i18n, reason: string): string {
  const others = textByKey(i18n, 'moderation', `otherReasons.${reason}`, reason, 'reviews')
  const kept = textByKey(i18n, 'moderation', `keepReasons.${reason}`, others, 'reviews')
  return textByKey(i18n, 'reasons', reason, kept, 'reviews')
}
