import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { waitlist } from '../contract.ts'

type FreeTimesProps = { error: unknown } & ({ hrefOf: (start: string) => string } | { onChoose: () => void })

/** Why one cannot wait; what is free already leads to where it is booked. */
export function FreeTimes({ error, ...to }: FreeTimesProps) {
  const { t, i18n } = useTranslation('waitlist')
  if (!error) return null
  const isFree = isRefusal(error, waitlist.join, 'times_free') || isRefusal(error, waitlist.wantEarlier, 'times_free')
  const nearest = isFree ? error.data.nearest : []
  return (
    <div role="alert" className="grid gap-3 rounded-button bg-paper-2 p-4">
      <p className="font-bold">
        {nearest.length > 0 ? t('form.freeNow') : errorText(i18n, error, t('page.failed'), 'waitlist')}
      </p>
      {nearest.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {nearest.map(({ start }) => {
            const when = formatShortDateTime(start, localeOf(i18n.language))
            return 'hrefOf' in to ? (
              <Link key={start} className="slot px-4 py-2" to={to.hrefOf(start)}>
                {when}
              </Link>
            ) : (
              <button key={start} type="button" className="slot px-4 py-2" onClick={to.onChoose}>
                {when}
              </button>
            )
          })}
        </p>
      )}
    </div>
  )
}
