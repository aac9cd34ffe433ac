import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { localeOf, pickLanguage } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Queries } from '../../../ui/queries.tsx'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { PaperTexts } from '../../papers/ui/paper-texts.tsx'
import { SaveButton } from '../../papers/ui/save-file.tsx'
import { PaymentTexts } from '../../payments/ui/payment-texts.tsx'
import { giftCards, type ShownGiftCard } from '../contract.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import { GiftCardTexts } from './gift-card-texts.tsx'

/** The page behind the link of the mail: the card, what is left of it, and a sheet that prints well. */
export function ShownCard({ code }: { code: string }) {
  return (
    <div className="page pt-10 pb-16 lg:pt-16">
      <GiftCardTexts>
        <Queries>
          <Shown code={code} />
        </Queries>
      </GiftCardTexts>
    </div>
  )
}

function Shown({ code }: { code: string }) {
  const { t, i18n } = useTranslation('giftCards')
  const { data: card, error } = useQuery({
    queryKey: ['gift-card', code],
    retry: false,
    queryFn: () => call(giftCards.check, { code }),
  })
  if (error) return <EmptyState level={1} title={errorText(i18n, error, t('check.failed'), 'giftCards')} />
  if (!card)
    return (
      <p role="status" className="lead">
        {t('card.loading')}
      </p>
    )
  const price = (minor: number) => formatMoney(minor, card.currency, localeOf(i18n.language))
  const name = card.isForEveryone ? t('everyone.any') : card.providerName
  return (
    <article className="gift-sheet">
      <h1 className="h1 mb-6 print:hidden">{t('card.title', { name })}</h1>
      <GiftCardFace
        providerName={card.isForEveryone ? t('everyone.sign') : name}
        image={card.image}
        message={card.message}
        to={card.recipientName}
        from={card.senderName}
        worth={price(card.amountMinor)}
        service={card.serviceName}
      />
      <div className="gift-sheet-code">
        <QrCode text={`${location.origin}/gift-card/${card.code}`} />
        <div>
          <p className="sr-only">{t('card.code')}</p>
          <p className="font-mono text-[1.25rem] font-bold break-all">{card.code}</p>
          <p>{t('card.scan')}</p>
          <p className="text-ink-2">
            {card.isForEveryone ? t('everyone.at', { currency: card.currency }) : card.address}
          </p>
        </div>
      </div>
      {!card.isUsable && (
        <p className="mt-5 font-bold print:hidden">
          {card.isForEveryone ? t('everyone.notUsable') : t('card.notUsable', { name })}
        </p>
      )}
      <p className="mt-5 text-ink-2 print:hidden">{t('card.secret')}</p>
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        {card.isUsable && card.balanceMinor > 0 && (
          <a className={buttonClass('primary')} href={card.isForEveryone ? '/search' : card.providerLinkTo}>
            {card.isForEveryone ? t('everyone.find') : t('card.book', { name })}
          </a>
        )}
        <Button variant="outline" onClick={() => print()}>
          {t('card.print')}
        </Button>
        <PaperTexts>
          <SaveCard code={code} />
        </PaperTexts>
      </p>
      <PaymentTexts>
        <Movements card={card} />
      </PaymentTexts>
    </article>
  )
}

/** What is left of it, and of which entries that is the sum. */
function Movements({ card: { movements, currency, balanceMinor, amountMinor } }: { card: ShownGiftCard }) {
  const { t, i18n } = useTranslation('giftCards')
  const { t: payments } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  const price = (minor: number) => formatMoney(minor, currency, locale)
  return (
    <section className="mt-10 print:hidden" aria-labelledby="card-left">
      <h2 id="card-left" className="h3">
        {t('card.left', { left: price(balanceMinor), amount: price(amountMinor) })}
      </h2>
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {movements.map(({ kind, at, amountMinor: moved }) => (
          <li key={`${kind} ${at} ${moved}`} className="flex justify-between gap-5 py-3">
            <span>
              {payments(`history.movements.${kind}`)}
              <span className="block text-small text-ink-2">{formatDateTime(localTime(at), locale)}</span>
            </span>
            <strong className="flex-none tabular-nums">{price(moved)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}

function SaveCard({ code }: { code: string }) {
  const { t, i18n } = useTranslation('papers')
  const language = pickLanguage(i18n.language) ?? undefined
  return <SaveButton label={t('paper.pdf')} ask={() => call(giftCards.pdf, { code, language })} />
}

/** Dark on light in every theme, or cameras do not read it. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="gift-sheet-qr" aria-hidden="true">
      <rect width={size} height={size} fill="#fffcf4" />
      <path d={dots.join('')} fill="#0b3225" />
    </svg>
  )
}
