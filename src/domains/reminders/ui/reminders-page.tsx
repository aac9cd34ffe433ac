import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useVariant } from '../../experiments/ui/experiments.ts'
import { call, useSession } from '../../identity/ui/session.ts'
import { timesExperiment } from '../rebooking.rules.ts'
import { rebooking } from '../rebooking-contract.ts'
import { ComingTicket } from './coming-ticket.tsx'
import { RebookingTicket } from './rebooking-ticket.tsx'
import { remindersKey } from './reminders-key.ts'

/** What is coming, and when it is time to come back. */
export function RemindersPage() {
  const { t, i18n } = useTranslation('reminders')
  const { t: common } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: remindersKey,
    queryFn: ({ signal }) => call(rebooking.list, {}, { signal }),
    staleTime: 0,
  })
  const session = useSession()
  const variant = useVariant(timesExperiment.id, {
    ...{ who: session.status === 'signed-in' ? session.user.id : null, call },
    isShown: data?.rebookings.some(({ nextBooking, isNever }) => nextBooking === null && !isNever) ?? false,
  })
  return (
    <div className="page pt-10 lg:pt-16">
      <h1 className="name">{t('page.title')}</h1>
      <p className="lead mt-3 mb-10">{t('page.lead')}</p>
      {(isPending || (data && variant === undefined)) && (
        <Skeletons size="medium" className="grid gap-6 lg:grid-cols-2">
          <SkeletonBlock className="h-48 rounded-form" />
        </Skeletons>
      )}
      {error && (
        <EmptyState
          title={errorText(i18n, error, t('page.failed'), 'reminders')}
          action={
            <Button variant="primary" onClick={() => refetch()}>
              {common('search.retry')}
            </Button>
          }
        />
      )}
      {data && variant !== undefined && (
        <>
          <section aria-labelledby="coming-title">
            <h2 id="coming-title" className="h2 mb-5">
              {t('page.coming')}
            </h2>
            <Switch isReminded={data.isReminded} />
            {data.coming.length === 0 ? (
              <p className="mt-6 flex flex-wrap items-center gap-4">
                {t('page.comingNone')}
                <Link to="/search" className={buttonClass('outline', 'small')}>
                  {t('page.find')}
                </Link>
              </p>
            ) : (
              <ul className="mt-6 grid items-start gap-6 lg:grid-cols-2">
                {data.coming.map((booking) => (
                  <ComingTicket key={booking.id} booking={booking} isReminded={data.isReminded} />
                ))}
              </ul>
            )}
          </section>
          <section className="mt-14" aria-labelledby="back-title">
            <h2 id="back-title" className="h2 mb-5">
              {t('page.back')}
            </h2>
            {data.rebookings.length === 0 ? (
              <EmptyState title={t('page.backNone')}>
                <p>{t('page.backNoneText')}</p>
              </EmptyState>
            ) : (
              <ul className="grid items-start gap-6 lg:grid-cols-2">
                {data.rebookings.map((one) => (
                  <RebookingTicket
                    key={`${one.provider.id} ${one.service.id}`}
                    rebooking={one}
                    hasTimesFirst={variant === timesExperiment.first}
                  />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  )
}

/** The same switch as in the settings; saved at once. */
function Switch({ isReminded }: { isReminded: boolean }) {
  const { t, i18n } = useTranslation('reminders')
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (isOn: boolean) => call(rebooking.setReminded, { isReminded: isOn }),
    onSuccess: () => showToast({ type: 'success', message: t('page.saved') }),
    onSettled: () =>
      Promise.all([remindersKey, ['message-preferences']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return (
    <>
      <Checkbox
        label={t('page.reminded')}
        checked={save.isPending ? save.variables : isReminded}
        onChange={({ target }) => save.mutate(target.checked)}
      />
      {save.error && <p role="alert">{errorText(i18n, save.error, t('page.failed'), 'reminders')}</p>}
    </>
  )
}
