import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { CardSetup, OwnKeptCard } from '../kept-card-contract.ts'
import { type Elements, loadScript, type Processor } from './processor-script.ts'

type ProcessorSetupProps = {
  card: OwnKeptCard
  publishableKey: string
  begin: () => Promise<CardSetup>
  onDone: () => Promise<void>
}
type Form = { processor: Processor; elements: Elements }

/** As where a card is charged; the set-up is begun with the press that agrees to it, and not before. */
export function ProcessorSetup({ card, publishableKey, begin, onDone }: ProcessorSetupProps) {
  const { t, i18n } = useTranslation('payments')
  const place = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<Form | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { bookingId, account, currency } = card
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form for one card
  useEffect(() => {
    let isGone = false
    let remove = () => {}
    const open = async () => {
      const script = await loadScript()
      if (isGone || !place.current) return
      const processor = script(publishableKey, { stripeAccount: account })
      const what = { mode: 'setup' as const, currency: currency.toLowerCase(), paymentMethodTypes: ['card'] }
      const elements = processor.elements({ ...what, locale: i18n.language })
      const element = elements.create('payment')
      element.mount(place.current)
      remove = () => element.destroy()
      setForm({ processor, elements })
    }
    open().catch(() => setProblem(t('pay.processorFailed')))
    return () => {
      isGone = true
      remove()
    }
  }, [bookingId])
  const keep = async ({ processor, elements }: Form) => {
    const { error: invalid } = await elements.submit()
    if (invalid) return setProblem(invalid.message ?? null)
    const { clientSecret } = await begin()
    const confirmParams = { return_url: location.href }
    const { error } = await processor.confirmSetup({ elements, clientSecret, confirmParams, redirect: 'if_required' })
    if (error) setProblem(error.message ?? t('kept.refused'))
    await onDone()
  }
  const press = async () => {
    if (!form) return
    setBusy(true)
    setProblem(null)
    await keep(form).catch(onDone)
    setBusy(false)
  }
  return (
    <div className="grid gap-6">
      <div ref={place} className="min-h-56" />
      {problem && <p role="alert">{problem}</p>}
      <p>
        <Button variant="primary" isBusy={isBusy} disabled={form === null} onClick={() => void press()}>
          {isBusy ? t('kept.sending') : t('kept.submit')}
        </Button>
      </p>
    </div>
  )
}
