import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { Select } from '../../../ui/select.tsx'
import { call } from '../../identity/ui/session.ts'
import { percentText } from '../../papers/paper.rules.ts'
import { cardAccounts } from '../../payments/contract.ts'
import { PaymentTexts } from '../../payments/ui/payment-texts.tsx'
import { type PaymentTerms, paymentModes } from '../../providers/own-contract.ts'

const AgainDialog = late(() =>
  import('../../identity/ui/again-dialog.tsx').then((module) => ({ default: module.AgainDialog })),
)

type PaymentFieldProps = { terms: PaymentTerms; onChange: (terms: PaymentTerms) => void }

/** How customers pay: with more than 'on the day' to choose from once cards are charged for the provider. */
export function PaymentField(props: PaymentFieldProps) {
  return (
    <PaymentTexts>
      <Field {...props} />
    </PaymentTexts>
  )
}

const shares = [10, 15, 20, 25, 30, 40, 50, 60, 75, 90]

function Field({ terms, onChange }: PaymentFieldProps) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  const { data: cards } = useQuery({ queryKey: ['cards'], queryFn: () => call(cardAccounts.getCards, {}) })
  const open = useMutation({
    mutationFn: () => call(cardAccounts.openCards, {}),
    onSuccess: ({ url }) => location.assign(url),
  })
  const needs = hasCode(open.error, 'second_factor_again')
    ? 'factor'
    : hasCode(open.error, 'login_again_needed')
      ? 'login'
      : null
  const texts = {
    on_the_day: [t('rules.onTheDay'), t('rules.onTheDayText')],
    deposit: [t('rules.deposit'), t('rules.depositText')],
    before: [t('rules.before'), t('rules.beforeText')],
    card_kept: [t('rules.cardKept'), t('rules.cardKeptText')],
  } as const
  const isReady = cards?.state === 'ready'
  const state =
    cards &&
    {
      off: t('rules.off'),
      none: t('rules.none'),
      unfinished: t('rules.unfinished'),
      ready: t('rules.ready'),
    }[cards.state]
  const percent = new Intl.NumberFormat(localeOf(i18n.language))
  return (
    <div className="grid gap-4">
      <RadioGroup
        name="payment"
        look="card"
        label={t('rules.label')}
        value={terms.mode}
        onChange={(chosen) =>
          onChange({ ...terms, mode: paymentModes.find((mode) => mode === chosen) ?? 'on_the_day' })
        }
        options={paymentModes.map((mode) => ({
          value: mode,
          label: texts[mode][0],
          detail: texts[mode][1],
          isDisabled: mode !== 'on_the_day' && mode !== terms.mode && !isReady,
        }))}
      />
      {terms.mode === 'deposit' && (
        <div className="max-w-xs">
          <Select
            label={t('rules.share')}
            value={String(terms.depositPercent)}
            options={[...new Set([...shares, terms.depositPercent])]
              .sort((a, b) => a - b)
              .map((share) => ({
                value: String(share),
                label: t('rules.percent', { percent: percent.format(share) }),
              }))}
            onChange={({ target }) => onChange({ ...terms, depositPercent: Number(target.value) })}
          />
        </div>
      )}
      <div className="pay-note" role="status">
        <p>{state}</p>
        {cards?.platformFeeBasisPoints !== undefined && (
          <p className="mt-1">
            {t('rules.platformFee', { percent: percentText(cards.platformFeeBasisPoints, locale) })}
          </p>
        )}
        {cards?.nextPlatformFee && (
          <p className="mt-1">
            {t(cards.platformFeeBasisPoints === undefined ? 'rules.platformFeeFirst' : 'rules.platformFeeNext', {
              percent: percentText(cards.nextPlatformFee.basisPoints, locale),
              date: formatDate(cards.nextPlatformFee.from, locale),
            })}
          </p>
        )}
        {cards?.isSimulated && cards.state !== 'off' && <p className="mt-1">{t('rules.simulated')}</p>}
        {(cards?.state === 'none' || cards?.state === 'unfinished') && (
          <p className="mt-4">
            <Button variant="outline" size="small" isBusy={open.isPending} onClick={() => open.mutate()}>
              {cards.state === 'none' ? t('rules.open') : t('rules.resume')}
            </Button>
          </p>
        )}
        {needs ? (
          <Suspense fallback={null}>
            <AgainDialog needs={needs} onShown={() => open.mutate()} onClose={open.reset} />
          </Suspense>
        ) : (
          open.isError && <p role="alert">{t('errors.payments_unavailable')}</p>
        )}
      </div>
    </div>
  )
}
