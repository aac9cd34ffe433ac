import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { Field } from '../../../ui/field.tsx'
import { call } from '../../identity/ui/session.ts'
import { giftCardLengths, giftCards, type ShownGiftCard } from '../contract.ts'

/** Where it can be spent, or why it cannot be. */
function whereOf(card: ShownGiftCard, t: TFunction<'giftCards'>): string {
  const { isUsable, isForEveryone, currency, providerName: name } = card
  if (isForEveryone) return isUsable ? t('everyone.at', { currency }) : t('everyone.notUsable')
  return t(isUsable ? 'check.at' : 'card.notUsable', { name })
}

/** 'Been given one?': what is left of it, and where it can be spent. */
export function GiftCardCheck() {
  const { t, i18n } = useTranslation('giftCards')
  const [code, setCode] = useState('')
  const [shown, setShown] = useState<ShownGiftCard | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    setProblem(null)
    setShown(null)
    try {
      setShown(await call(giftCards.check, { code }))
    } catch (error) {
      setProblem(errorText(i18n, error, t('check.failed'), 'giftCards'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="gift-check" aria-labelledby="gift-check">
      <div>
        <h2 id="gift-check" className="h2">
          {t('check.title')}
        </h2>
        <p className="lead mt-2 max-w-[46ch]">{t('check.text')}</p>
      </div>
      <div className="gift-check-box">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (code.trim() !== '' && !isBusy) void check()
          }}
        >
          <div className="min-w-56 flex-1">
            <Field
              label={t('check.code')}
              value={code}
              maxLength={giftCardLengths.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              error={problem ?? undefined}
              onChange={({ target }) => setCode(target.value)}
            />
          </div>
          <Button type="submit" variant="outline" isBusy={isBusy}>
            {t('check.button')}
          </Button>
        </form>
        <div role="status">
          {shown && (
            <p className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
              <span>
                <strong className="h2 block">
                  <a className="link" href={`/gift-card/${shown.code}`}>
                    {t('check.left', {
                      price: formatMoney(shown.balanceMinor, shown.currency, localeOf(i18n.language)),
                    })}
                  </a>
                </strong>
                {whereOf(shown, t)}
              </span>
              {shown.isUsable && (
                <a className={buttonClass('soft')} href={shown.isForEveryone ? '/search' : shown.providerLinkTo}>
                  {t(shown.isForEveryone ? 'everyone.find' : 'check.book')}
                </a>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
