import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { type TestCardName, testCards } from '../simulator/cards.rules.ts'

/** What is begun at the processor: a payment, or that a card is kept. */
type Begun = { account: string; intentId: string; clientSecret: string }

type SimulatedCardProps = {
  begin: () => Promise<Begun>
  words: { submit: string; sending: string; approve: string }
  isAsking: boolean
  onDone: () => Promise<void>
}

const names = Object.keys(testCards) as TestCardName[]

/** To the simulator, as a browser speaks to the processor itself. */
async function tell(path: 'pay' | 'authenticate', intent: Begun, what: object): Promise<string> {
  const { account, intentId, clientSecret } = intent
  const response = await fetch(`/api/card-simulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, intentId, clientSecret, ...what }),
  })
  if (!response.ok) throw new Error('The card simulator does not answer')
  const { status } = (await response.json()) as { status: string }
  return status
}

/** Where no real card is charged: cards with names instead of numbers. */
export function SimulatedCard({ begin, words, isAsking, onDone }: SimulatedCardProps) {
  const { t } = useTranslation('payments')
  const [card, setCard] = useState<string>('success')
  const [isBusy, setBusy] = useState(false)
  const [asks, setAsks] = useState(isAsking)
  const act = async (work: (intent: Begun) => Promise<string>) => {
    setBusy(true)
    try {
      const status = await work(await begin())
      setAsks(status === 'requires_action')
      if (status !== 'requires_action') await onDone()
    } catch {
      // Whatever it was, what is true now is asked for.
      await onDone()
    } finally {
      setBusy(false)
    }
  }
  const answer = (isApproved: boolean) => act((intent) => tell('authenticate', intent, { isApproved }))
  return (
    <div>
      <p className="pay-note">{t('pay.simulated')}</p>
      {asks ? (
        <div className="mt-6" role="status">
          <h2 className="h3">{t('pay.bank')}</h2>
          <p className="mt-1 text-ink-2">{t('pay.bankText')}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Button variant="primary" isBusy={isBusy} onClick={() => answer(true)}>
              {words.approve}
            </Button>
            <Button variant="outline" isBusy={isBusy} onClick={() => answer(false)}>
              {t('pay.refuse')}
            </Button>
          </p>
        </div>
      ) : (
        <form
          className="mt-6 grid gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            void act((intent) => tell('pay', intent, { card }))
          }}
        >
          <RadioGroup
            name="card"
            look="card"
            label={t('pay.card')}
            value={card}
            onChange={setCard}
            options={names.map((name) => ({ value: name, label: t(`pay.cards.${name}`) }))}
          />
          <p>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {isBusy ? words.sending : words.submit}
            </Button>
          </p>
        </form>
      )}
    </div>
  )
}
