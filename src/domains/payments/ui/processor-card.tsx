import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { Payment } from '../contract.ts'
import { beginPaying, successPath } from './own-payment.ts'
import { type Elements, loadScript, type Processor } from './processor-script.ts'

type ProcessorCardProps = { payment: Payment; price: string; onDone: () => Promise<void> }

type Form = { processor: Processor; elements: Elements }

/** The processor's own form in a frame of its own: the number of a card never comes to us. */
export function ProcessorCard({ payment, price, onDone }: ProcessorCardProps) {
  const { t, i18n } = useTranslation('payments')
  const place = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<Form | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form for one payment
  useEffect(() => {
    let isGone = false
    let remove = () => {}
    const open = async () => {
      const [script, intent] = await Promise.all([loadScript(), beginPaying(payment)])
      if (isGone || !place.current || intent.publishableKey === null) return
      const processor = script(intent.publishableKey, { stripeAccount: intent.account })
      const elements = processor.elements({ clientSecret: intent.clientSecret, locale: i18n.language })
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
  }, [payment.id])
  const pay = async () => {
    if (!form) return
    setBusy(true)
    setProblem(null)
    const return_url = `${location.origin}${successPath(payment)}`
    const { processor, elements } = form
    const { error } = await processor.confirmPayment({
      elements,
      confirmParams: { return_url },
      redirect: 'if_required',
    })
    if (error) setProblem(error.message ?? t('pay.refused.other'))
    await onDone()
    setBusy(false)
  }
  return (
    <div className="grid gap-6">
      <div ref={place} className="min-h-56" />
      {problem && <p role="alert">{problem}</p>}
      <p>
        <Button variant="primary" isBusy={isBusy} disabled={form === null} onClick={() => void pay()}>
          {isBusy ? t('pay.sending') : t('pay.submit', { price })}
        </Button>
      </p>
    </div>
  )
}
