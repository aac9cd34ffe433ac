import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CodeOrPassword } from './code-or-password.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Signing in, or making the account, on the page one is on. `back`: where the way over a forgotten password ends. */
export function SignInHere({ back, onSignedIn }: { back: string; onSignedIn: () => void }) {
  const { t } = useTranslation()
  const [isByPassword, setByPassword] = useState(false)
  const [isLogin, setLogin] = useState(false)
  const title = isLogin ? t('auth.logInTitle') : t('auth.signUpTitle')
  return (
    <section aria-labelledby="sign-in-here">
      <h3 id="sign-in-here" className="h3">
        {isByPassword ? title : t('site.logIn')}
      </h3>
      <CodeOrPassword heading="h4" isByPassword={isByPassword} onByPassword={setByPassword} onSignedIn={onSignedIn}>
        {(address) => (
          <>
            <SignInForm isLogin={isLogin} address={address} onSignedIn={onSignedIn} />
            {isLogin && (
              <p className="mt-5">
                <Link to={`/auth?mode=reset&redirect=${encodeURIComponent(back)}`} className="link">
                  {t('auth.forgot')}
                </Link>
              </p>
            )}
            <p className={isLogin ? undefined : 'mt-5'}>
              <button type="button" className="link" onClick={() => setLogin(!isLogin)}>
                {isLogin ? t('auth.noAccount') : t('auth.haveAccount')}
              </button>
            </p>
          </>
        )}
      </CodeOrPassword>
    </section>
  )
}
