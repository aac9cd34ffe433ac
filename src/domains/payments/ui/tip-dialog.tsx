import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney, toMajor, toMinor } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { useComeBack } from '../../../ui/use-come-back.ts'
import { call } from '../../identity/ui/session.ts'
import { type Tip, tips } from '../tips-contract.ts'

const other = 'other'

/** How much, and on to the card. */
export function TipDialog({ tip, name, onClose }: { tip: Tip; name: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('payments')
  const { bookingId, currency, leastMinor, mostMinor, suggestionsMinor } = tip
  const [chosen, setChosen] = useState(String(suggestionsMinor[0] ?? other))
  const [own, setOwn] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useComeBack(() => setBusy(false))
  const price = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  const minor = chosen === other ? toMinor(Number(own.replace(',', '.')), currency) : Number(chosen)
  const isAmount = minor !== null && minor >= leastMinor && minor <= mostMinor
  const range = t('tip.range', { least: price(leastMinor), most: price(mostMinor) })
  const give = async (amount: number) => {
    setBusy(true)
    setProblem(null)
    try {
      const { id } = await call(tips.giveTip, { bookingId, amount, currency })
      // A document of its own: only there the card processor's script may run.
      location.assign(`/pay/${id}`)
    } catch (error) {
      setProblem(errorText(i18n, error, t('tip.failed'), 'payments'))
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('tip.give')} isOpen onClose={onClose} isNarrow>
      <form
        noValidate
        className="grid gap-5 p-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAmount && !isBusy) void give(toMajor(minor, currency))
        }}
      >
        <p>{t('tip.paid', { name })}</p>
        <RadioGroup
          name="tip"
          look="slot"
          label={t('tip.how')}
          value={chosen}
          onChange={setChosen}
          options={[
            ...suggestionsMinor.map((one) => ({ value: String(one), label: price(one) })),
            { value: other, label: t('tip.own') },
          ]}
        />
        {chosen === other && (
          <Field
            label={t('tip.amount', { currency })}
            hint={range}
            inputMode="decimal"
            autoComplete="off"
            value={own}
            error={own !== '' && !isAmount ? range : undefined}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
        {problem && (
          <p role="alert" className="font-bold">
            {problem}
          </p>
        )}
        <Button type="submit" variant="primary" disabled={!isAmount} isBusy={isBusy}>
          {isBusy ? t('tip.going') : isAmount ? t('split.toPay', { price: price(minor) }) : t('tip.choose')}
        </Button>
      </form>
    </Dialog>
  )
}
