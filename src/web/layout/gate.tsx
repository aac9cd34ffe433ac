import { i18nFor, textsOf } from '../../i18n/i18n.ts'
import type { Language } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { BareDocument } from './bare-document.tsx'
import { ClosedSign } from './closed-sign.tsx'
import { Logo } from './logo.tsx'

export const gateFieldId = 'password'

type GateScreenProps = {
  language: Language
  /** The path that was wanted. */
  back: string
  styles: readonly string[]
  /** Why the last try has failed; after too many, the minutes to wait. */
  problem: 'wrong' | { minutes: number } | null
}

/** A whole document, which needs no JavaScript and tells nothing of the site behind it. */
export function GateScreen({ language, back, styles, problem }: GateScreenProps) {
  const t = i18nFor(language).getFixedT(language, 'gate')
  const title = t('title')
  const error =
    problem === null ? undefined : problem === 'wrong' ? t('wrong') : t('tooMany', { count: problem.minutes })
  return (
    <BareDocument
      language={language}
      title={error ? textsOf(language)('ui.errorTitle', { title }) : title}
      styles={styles}
    >
      <main className="page grid min-h-dvh content-center items-center gap-x-20 gap-y-10 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="mx-auto w-full max-w-[620px] lg:mx-0">
          <Logo />
          <h1 className="name mt-8">{title}</h1>
          <p className="lead mt-5 max-w-[44ch]">{t('text')}</p>
          <form method="post" action={`/gate?lng=${language}`} className="mt-8 grid max-w-[440px] gap-5">
            <input type="hidden" name="back" value={back} />
            <Field
              id={gateFieldId}
              name="password"
              type="password"
              label={t('password')}
              autoComplete="current-password"
              error={error}
              required
              autoFocus
            />
            <Button type="submit" variant="primary" className="justify-self-start">
              {t('submit')}
            </Button>
          </form>
        </div>
        <div className="order-first mx-auto w-full max-w-[220px] lg:order-last lg:max-w-[420px]">
          <ClosedSign />
        </div>
      </main>
    </BareDocument>
  )
}
