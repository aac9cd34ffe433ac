import { useMutation } from '@tanstack/react-query'
import { Gift, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { isAppError } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { call } from '../../identity/ui/session.ts'
import { giftCardLengths, giftCards, type ShownGiftCard } from '../contract.ts'
import { GiftCardTexts } from './gift-card-texts.tsx'

type GiftCardFieldProps = {
  providerId: string
  gifts: readonly ShownGiftCard[]
  onChange: (gifts: readonly ShownGiftCard[]) => void
}

const most = 5

/** At the confirming step: the gift cards that pay, and one more. */
export function GiftCardField(props: GiftCardFieldProps) {
  return (
    <GiftCardTexts waiting={<div aria-hidden="true" className="mt-6 h-11" />}>
      <Cards {...props} />
    </GiftCardTexts>
  )
}

function Cards({ providerId, gifts, onChange }: GiftCardFieldProps) {
  const { t, i18n } = useTranslation('giftCards')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6">
      {gifts.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {gifts.map(({ code, balanceMinor, currency }) => (
            <li key={code} className="flex flex-wrap items-center gap-3">
              <Gift aria-hidden="true" className="size-5 flex-none text-green-text" />
              <span className="font-mono">{code}</span>
              <strong>
                {t('check.left', { price: formatMoney(balanceMinor, currency, localeOf(i18n.language)) })}
              </strong>
              <button
                type="button"
                className="icon-button"
                aria-label={t('redeem.remove', { code })}
                onClick={() => onChange(gifts.filter((gift) => gift.code !== code))}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isOpen && gifts.length < most && (
        <Button variant="quiet" size="small" className="-ml-2" onClick={() => setOpen(true)}>
          {t('redeem.have')}
        </Button>
      )}
      {isOpen && (
        <OneMore
          providerId={providerId}
          gifts={gifts}
          onAdd={(gift) => {
            onChange([...gifts, gift])
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

type OneMoreProps = { providerId: string; gifts: readonly ShownGiftCard[]; onAdd: (gift: ShownGiftCard) => void }

function OneMore({ providerId, gifts, onAdd }: OneMoreProps) {
  const { t, i18n } = useTranslation('giftCards')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const check = useMutation({
    mutationFn: () => call(giftCards.check, { code, providerId }),
    onSuccess: (gift) => {
      if (gifts.some((other) => other.code === gift.code)) setProblem(t('redeem.already'))
      else onAdd(gift)
    },
    onError: (error) =>
      setProblem(isAppError(error) ? errorText(i18n, error, t('check.failed'), 'giftCards') : t('check.failed')),
  })
  const send = () => {
    setProblem(null)
    if (code.trim() !== '') check.mutate()
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <Field
          label={t('check.code')}
          value={code}
          maxLength={giftCardLengths.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem ?? undefined}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            send()
          }}
        />
      </div>
      <Button variant="outline" isBusy={check.isPending} onClick={send}>
        {t('redeem.add')}
      </Button>
    </div>
  )
}
