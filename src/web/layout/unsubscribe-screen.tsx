import type { EndedKind } from '../../domains/identity/messages-contract.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import type { Language } from '../../i18n/languages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { BareDocument } from './bare-document.tsx'
import { Logo } from './logo.tsx'

/** asks: nothing has happened yet to mails of that kind. */
export type UnsubscribeState = { asks: EndedKind } | 'done' | 'unknown'

type ScreenProps = {
  language: Language
  state: UnsubscribeState
  action: string
  styles: readonly string[]
}

/** A page that works without a script, for whoever comes from a mail. */
export function UnsubscribeScreen({ language, state, action, styles }: ScreenProps) {
  const t = i18nFor(language).getFixedT(language, 'notifications')
  const isAsking = typeof state === 'object'
  const title = isAsking ? t('unsubscribe.asks') : t(`unsubscribe.${state}.title`)
  return (
    <BareDocument language={language} title={title} styles={styles}>
      <main className="page py-16">
        <p className="mb-12">
          <a href="/" className="inline-flex min-h-11 items-center" aria-label="Highstreet">
            <Logo />
          </a>
        </p>
        <h1 className="name mb-5">{title}</h1>
        <p className="lead mb-8">{isAsking ? t(`unsubscribe.kinds.${state.asks}`) : t(`unsubscribe.${state}.text`)}</p>
        {isAsking ? (
          <form method="post" action={action}>
            <button type="submit" className={buttonClass('primary')}>
              {t('unsubscribe.stop')}
            </button>
          </form>
        ) : (
          <a href="/settings/notifications" className={buttonClass('outline')}>
            {t('bell.settings')}
          </a>
        )}
      </main>
    </BareDocument>
  )
}
