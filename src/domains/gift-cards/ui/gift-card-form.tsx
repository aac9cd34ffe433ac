import { Store } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { wasRefused } from '../../../lib/api/errors.ts'
import { formatMoney, toMajor, toMinor } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useComeBack } from '../../../ui/use-come-back.ts'
import { call, useSession } from '../../identity/ui/session.ts'
import { SignInHere } from '../../identity/ui/sign-in-here.tsx'
import { type GiftCardOffer, giftCardLengths, giftCards } from '../contract.ts'
import { GiftCardFace } from './gift-card-face.tsx'

type Draft = {
  amount: string
  other: string
  serviceId: string
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
  when: 'now' | 'later' | 'print'
  day: string
}

const otherAmount = 'other'
const ofService = 'service'

/** What it is worth as it is chosen; null: no amount yet. */
function worthOf({ amount, other, serviceId }: Draft, { currency, services, leastMinor, mostMinor }: GiftCardOffer) {
  if (amount === ofService) return services.find(({ id }) => id === serviceId)?.priceMinor ?? null
  if (amount !== otherAmount) return Number(amount)
  const minor = toMinor(Number(other.replace(',', '.')), currency)
  return other.trim() !== '' && minor !== null && minor >= leastMinor && minor <= mostMinor ? minor : null
}

const tomorrow = () => {
  const at = new Date(Date.now() + 86_400_000)
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`
}

/** The card follows what is typed; at the end it is paid for on a page of its own. */
export function GiftCardForm({ offer }: { offer: GiftCardOffer }) {
  const { t, i18n } = useTranslation('giftCards')
  const session = useSession()
  const locale = localeOf(i18n.language)
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ amount: String(offer.offeredMinor[2] ?? offer.leastMinor), other: '', serviceId: offer.services[0]?.id ?? '' },
    ...{ senderName: '', recipientName: '', recipientEmail: '', message: '', when: 'now' as const, day: '' },
  }))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useComeBack(() => setBusy(false))
  const key = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another card
  useEffect(() => {
    key.current = crypto.randomUUID()
  }, [draft])
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const price = (minor: number) => formatMoney(minor, offer.currency, locale)
  const worth = worthOf(draft, offer)
  const service = draft.amount === ofService ? offer.services.find(({ id }) => id === draft.serviceId) : undefined
  const pay = async () => {
    const { senderName, recipientName, recipientEmail, message, when, day } = draft
    const isWhole =
      worth !== null &&
      [senderName, recipientName].every((name) => name.trim() !== '') &&
      (when === 'print' || recipientEmail.trim() !== '') &&
      (when !== 'later' || day !== '')
    if (!isWhole) return setProblem(t('send.missing'))
    setBusy(true)
    setProblem(null)
    try {
      const made = await call(giftCards.buy, {
        providerId: offer.providerId,
        ...(service ? { serviceId: service.id } : { amount: toMajor(worth, offer.currency) }),
        ...(when !== 'print' && { recipientEmail }),
        ...(when === 'later' && { deliverOn: day }),
        ...{ senderName, recipientName, message, idempotencyKey: key.current },
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      })
      // A document of its own: only there the card processor's script may run.
      location.assign(`/pay/${made.id}`)
    } catch (error) {
      if (wasRefused(error)) key.current = crypto.randomUUID()
      setProblem(errorText(i18n, error, t('send.failed'), 'giftCards'))
      setBusy(false)
    }
  }
  return (
    <div className="gift-send">
      <div className="gift-send-card">
        <GiftCardFace
          providerName={offer.isForEveryone ? t('everyone.sign') : offer.providerName}
          image={offer.image}
          message={draft.message}
          to={draft.recipientName}
          from={draft.senderName}
          worth={worth === null ? '' : price(worth)}
          service={service?.name ?? null}
        />
      </div>
      <form
        noValidate
        className="grid gap-10"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void pay()
        }}
      >
        <section className="gift-part">
          <h2 className="h2">{t('send.which')}</h2>
          <p className="flex flex-wrap items-center gap-4">
            {offer.isForEveryone ? (
              <Store aria-hidden="true" className="size-8 flex-none text-green-text" />
            ) : (
              <Avatar name={offer.providerName} src={offer.image} />
            )}
            <span className="min-w-0 flex-1">
              <strong className="block">{offer.isForEveryone ? t('everyone.choose') : offer.providerName}</strong>
              <span className="text-ink-2">
                {offer.isForEveryone
                  ? t('everyone.chooseText', { currency: offer.currency })
                  : `${offer.profession}, ${offer.address}`}
              </span>
            </span>
            <Link className="link" to="/gift-card">
              {t('send.another')}
            </Link>
          </p>
        </section>
        <HowMuch draft={draft} offer={offer} worth={worth} set={set} price={price} />
        <ForWhom draft={draft} set={set} />
        <When draft={draft} set={set} />
        <section className="border-t-2 border-ink pt-5">
          <p className="flex items-baseline justify-between gap-4">
            <span className="h3">{t('send.toPay')}</span>
            <strong className="big">{worth === null ? '' : price(worth)}</strong>
          </p>
          <p className="mt-2 mb-5 max-w-[52ch] text-ink-2">
            {t('send.terms')} {offer.isForEveryone && t('everyone.soldBy', { name: offer.providerName })}
          </p>
          {problem && (
            <p role="alert" className="mb-4 font-bold">
              {problem}
            </p>
          )}
          {session.status === 'signed-in' && (
            <Button type="submit" variant="primary" className="w-full" isBusy={isBusy}>
              {isBusy || worth === null ? t('send.going') : t('send.pay', { price: price(worth) })}
            </Button>
          )}
        </section>
      </form>
      {session.status === 'signed-out' && (
        <div className="gift-send-sign-in">
          <p className="mb-5">{t('send.signIn')}</p>
          <SignInHere back={`/gift-card?provider=${offer.providerId}`} onSignedIn={() => {}} />
        </div>
      )}
    </div>
  )
}

type PartProps = { draft: Draft; set: (change: Partial<Draft>) => void }
type HowMuchProps = PartProps & { offer: GiftCardOffer; worth: number | null; price: (minor: number) => string }

function HowMuch({ draft, offer, worth, set, price }: HowMuchProps) {
  const { t } = useTranslation('giftCards')
  const range = t('send.range', { least: price(offer.leastMinor), most: price(offer.mostMinor) })
  const options = [
    ...offer.offeredMinor.map((minor) => ({ value: String(minor), label: price(minor) })),
    { value: otherAmount, label: t('send.other') },
    ...(offer.services.length > 0 ? [{ value: ofService, label: t('send.ofService') }] : []),
  ]
  return (
    <section className="gift-part">
      <h2 className="h2">{t('send.howMuch')}</h2>
      <RadioGroup
        name="amount"
        look="slot"
        label={t('send.amount')}
        isLabelHidden
        value={draft.amount}
        onChange={(amount) => set({ amount })}
        options={options}
      />
      {draft.amount === otherAmount && (
        <Field
          label={t('send.otherAmount', { currency: offer.currency })}
          hint={range}
          inputMode="decimal"
          autoComplete="off"
          value={draft.other}
          error={draft.other !== '' && worth === null ? range : undefined}
          onChange={({ target }) => set({ other: target.value })}
        />
      )}
      {draft.amount === ofService && (
        <Select
          label={t('send.service')}
          value={draft.serviceId}
          onChange={({ target }) => set({ serviceId: target.value })}
          options={offer.services.map(({ id, name, priceMinor }) => ({
            value: id,
            label: `${name}, ${price(priceMinor)}`,
          }))}
        />
      )}
    </section>
  )
}

function ForWhom({ draft, set }: PartProps) {
  const { t } = useTranslation('giftCards')
  return (
    <section className="gift-part">
      <h2 className="h2">{t('send.who')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('send.recipientName')}
          maxLength={giftCardLengths.name}
          autoComplete="off"
          value={draft.recipientName}
          onChange={({ target }) => set({ recipientName: target.value })}
        />
        <Field
          label={t('send.senderName')}
          maxLength={giftCardLengths.name}
          autoComplete="given-name"
          value={draft.senderName}
          onChange={({ target }) => set({ senderName: target.value })}
        />
      </div>
      {draft.when !== 'print' && (
        <Field
          label={t('send.recipientEmail')}
          type="email"
          autoComplete="off"
          value={draft.recipientEmail}
          onChange={({ target }) => set({ recipientEmail: target.value })}
        />
      )}
      <TextArea
        label={t('send.message')}
        rows={3}
        maxLength={giftCardLengths.message}
        value={draft.message}
        onChange={({ target }) => set({ message: target.value })}
      />
    </section>
  )
}

function When({ draft, set }: PartProps) {
  const { t } = useTranslation('giftCards')
  return (
    <section className="gift-part">
      <h2 className="h2">{t('send.when')}</h2>
      <RadioGroup
        name="when"
        look="card"
        label={t('send.when')}
        isLabelHidden
        value={draft.when}
        onChange={(when) => set({ when: when as Draft['when'] })}
        options={[
          { value: 'now', label: t('send.now'), detail: t('send.nowText') },
          { value: 'later', label: t('send.later'), detail: t('send.laterText') },
          { value: 'print', label: t('send.print'), detail: t('send.printText') },
        ]}
      />
      {draft.when === 'later' && (
        <Field
          label={t('send.day')}
          type="date"
          min={tomorrow()}
          value={draft.day}
          onChange={({ target }) => set({ day: target.value })}
        />
      )}
    </section>
  )
}
