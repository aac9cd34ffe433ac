import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatShortDate } from '../../../ui/date-format.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import type { SentDocument } from '../documents-contract.ts'

const tones = { sent: 'solid', accepted: 'green', refused: 'outline', expired: 'outline' } as const

/** What a document is, since when, and what has become of it; for its owner and for the office. */
export function DocumentState({ document }: { document: SentDocument }) {
  const { t, i18n } = useTranslation('traders')
  const locale = localeOf(i18n.language)
  const { kind, state, isExpired, reason, words, sentAt, expiresOn } = document
  const shown = state === 'accepted' && isExpired ? 'expired' : state
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{t(`documents.things.${kind}`)}</strong>
        <Badge tone={tones[shown]}>{t(`documents.states.${shown}`)}</Badge>
      </p>
      <p className="text-ink-2">
        {t('documents.sentAt', { date: formatShortDate(localTime(sentAt), locale) })}
        {expiresOn && ` · ${t('documents.until', { date: formatShortDate(expiresOn, locale) })}`}
      </p>
      {reason && (
        <p className="break-words">
          {t(`documents.reasons.${reason}`)}
          {words && `: ${words}`}
        </p>
      )}
    </div>
  )
}
