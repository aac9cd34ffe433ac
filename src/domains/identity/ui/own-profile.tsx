import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { AvatarEditor } from '../../uploads/ui/avatar-editor.tsx'
import { accountLengths, accounts, type Profile } from '../account-contract.ts'
import { fullName, type PersonNames, publicName } from '../names.rules.ts'
import { useAccountFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { useAskAgain, usePasskeyInstead } from './ask-again.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices, devicesKey } from './devices.tsx'
import { localTime } from './local-time.ts'
import { OwnData } from './own-data.tsx'
import { call, keep, welcome } from './session.ts'

const Passkeys = late(() => import('./passkeys.tsx').then((module) => ({ default: module.Passkeys })))
const HostedSignIns = late(() => import('./hosted-sign-ins.tsx').then((module) => ({ default: module.HostedSignIns })))
const TwoStep = late(() => import('./two-step.tsx').then((module) => ({ default: module.TwoStep })))
const SignInHistory = late(() => import('./sign-in-history.tsx').then((module) => ({ default: module.SignInHistory })))

const profileKey = ['profile']
const timeoutMs = 5000
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** `children`: what the domains above know of whoever it is. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['identity', 'translation'])
  const { data, error, isPending, refetch } = useQuery({
    queryKey: profileKey,
    queryFn: () => call(accounts.profile, {}, { signal: AbortSignal.timeout(timeoutMs) }),
    retry: false,
  })
  return (
    <div className="page pt-10 lg:pt-16">
      {isPending && (
        <>
          <h1 className="name mb-6">{t('translation:site.myProfile')}</h1>
          <p className="lead mb-6">{t('profile.loading')}</p>
          <Skeletons size="small" className="grid gap-6">
            <SkeletonBlock className="h-40 rounded-form" />
          </Skeletons>
        </>
      )}
      {error && (
        <EmptyState
          level={1}
          title={isTimeout(error) ? t('profile.timeout') : t('profile.failed')}
          action={
            <Button variant="primary" onClick={() => refetch()}>
              {t('translation:search.retry')}
            </Button>
          }
        />
      )}
      {data && <Loaded profile={data}>{children}</Loaded>}
    </div>
  )
}

function Loaded({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const queries = useQueryClient()
  /** Also for the header, which has no query. */
  const show = (next: Profile) => {
    const { pendingEmail: _pending, displayName: _display, hasPassword: _has, createdAt: _created, ...user } = next
    queries.setQueryData(profileKey, next)
    welcome(user)
  }
  return (
    <>
      <header className="mb-10 flex flex-wrap items-center gap-x-7 gap-y-4 lg:mb-16">
        <Avatar name={profile.name} src={profile.avatarUrl} size="large" />
        <div className="min-w-0">
          <h1 className="name break-words">{t('translation:site.myProfile')}</h1>
          <p className="lead mt-2">
            {t('profile.since', { when: formatDate(localTime(profile.createdAt), localeOf(i18n.language)) })}
          </p>
          <AvatarEditor
            call={call}
            hasPhoto={profile.avatarUrl !== null}
            onChoose={async (uploadId) => show(await call(accounts.setAvatar, { uploadId }))}
          />
        </div>
      </header>
      <AccountSection id="name" title={t('profile.name')} text={t('profile.nameText')}>
        <NameForm profile={profile} onSaved={show} />
      </AccountSection>
      <AccountSection id="email" title={t('email.title')}>
        <EmailPart profile={profile} onSaved={show} />
        <p className="mt-3">
          <Link to="/settings/notifications" className="link">
            {t('profile.settings')}
          </Link>
        </p>
      </AccountSection>
      {children}
      <AccountSection
        id="password"
        title={t('password.title')}
        text={t(profile.hasPassword ? 'password.text' : 'password.none')}
      >
        <PasswordForm profile={profile} />
      </AccountSection>
      <AccountSection id="two-step" title={t('factor.title')} text={t('factor.text')}>
        <Suspense fallback={<p role="status">{t('translation:ui.loading')}</p>}>
          <TwoStep profile={profile} />
        </Suspense>
      </AccountSection>
      <AccountSection id="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
        <Suspense fallback={<p role="status">{t('translation:ui.loading')}</p>}>
          <Passkeys email={profile.email} />
        </Suspense>
      </AccountSection>
      <Suspense fallback={null}>
        <HostedSignIns email={profile.email} canJoin={profile.emailVerified} />
      </Suspense>
      <AccountSection id="devices" title={t('devices.title')} text={t('devices.text')}>
        <Devices />
      </AccountSection>
      <AccountSection id="history" title={t('history.title')} text={t('history.text')}>
        <Suspense fallback={<p role="status">{t('translation:ui.loading')}</p>}>
          <SignInHistory />
        </Suspense>
      </AccountSection>
      <AccountSection id="data" title={t('data.title')} text={t('data.text')}>
        <OwnData />
      </AccountSection>
      <AccountSection id="leave" title={t('leave.title')} text={t('leave.text')}>
        <DeleteAccount profile={profile} />
      </AccountSection>
    </>
  )
}

type PartProps = { profile: Profile; onSaved: (profile: Profile) => void }

function NameForm({ profile, onSaved }: PartProps) {
  const { t } = useTranslation('identity')
  const { firstName, lastName } = useAccountFields()
  const [typed, setTyped] = useState<Record<keyof PersonNames, string> | null>(null)
  const names = typed ?? profile
  const [full, everybody] = [fullName(names), publicName(names)]
  return (
    <AccountForm
      key={fullName(profile)}
      fields={[
        { ...firstName, defaultValue: profile.firstName, wrong: t('profile.nameMissing'), isOptional: true },
        { ...lastName, defaultValue: profile.lastName, isOptional: true },
        {
          name: 'displayName',
          label: t('profile.displayName'),
          hint: t('profile.displayNameHint'),
          autoComplete: 'nickname',
          maxLength: accountLengths.name,
          defaultValue: profile.displayName ?? '',
          isOptional: true,
        },
      ]}
      onInput={setTyped}
      button={t('profile.save')}
      busy={t('profile.saving')}
      failed={t('profile.updateFailed')}
      send={async ({ displayName, ...others }) => {
        onSaved(await call(accounts.updateProfile, { ...others, displayName: displayName.trim() || null }))
        setTyped(null)
        showToast({ type: 'success', message: t('profile.saved') })
      }}
    >
      {full && (
        <p className="break-words text-ink-2" aria-live="polite">
          {full === everybody ? t('profile.seenByAll', { name: full }) : t('profile.seen', { full, everybody })}
        </p>
      )}
    </AccountForm>
  )
}

function EmailPart({ profile, onSaved }: PartProps) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const { email, emailVerified, pendingEmail, hasPassword } = profile
  const again = useAskAgain(email)
  const instead = usePasskeyInstead(hasPassword)
  const fields = useAccountFields()
  const resend = () =>
    call(accounts.resendVerification, {}).then(
      () => showToast({ type: 'success', message: t('email.resent', { email: pendingEmail ?? email }) }),
      (error) =>
        showToast({ type: 'error', message: errorText(i18n, error, t('translation:error.generic'), 'identity') }),
    )
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="min-w-0 break-words">{email}</strong>
        <Badge tone={emailVerified ? 'green' : 'outline'}>
          {t(emailVerified ? 'email.verified' : 'email.unverified')}
        </Badge>
      </p>
      {(pendingEmail || !emailVerified) && (
        <div className="mt-4 max-w-[60ch] rounded-button bg-paper-2 p-4">
          <p>{pendingEmail ? t('email.pending', { email: pendingEmail }) : t('email.unverifiedText', { email })}</p>
          <Button variant="quiet" size="small" className="-ml-2" onClick={resend}>
            {t('email.resend')}
          </Button>
        </div>
      )}
      <div className="mt-6">
        <AccountForm
          isReset
          fields={[
            { ...fields.email, label: t('email.newEmail'), hint: t('email.hint') },
            ...(instead.asksPassword ? [{ ...fields.password, label: t('password.confirm') }] : []),
          ]}
          button={t('email.change')}
          busy={t('profile.saving')}
          failed={t('profile.updateFailed')}
          send={again.guard(instead.guard(async (change) => onSaved(await call(accounts.changeEmail, change))))}
        />
        {instead.part}
        {again.part}
      </div>
    </>
  )
}

function PasswordForm({ profile: { email, hasPassword } }: { profile: Profile }) {
  const { t } = useTranslation('identity')
  const { password, newPassword } = useAccountFields()
  const queries = useQueryClient()
  const again = useAskAgain(email)
  const instead = usePasskeyInstead(hasPassword)
  return (
    <>
      <AccountForm
        isReset
        fields={[
          ...(instead.asksPassword
            ? [{ ...password, name: 'currentPassword', label: t('password.current') } as const]
            : []),
          { ...newPassword, label: t('password.next') },
        ]}
        button={t(hasPassword ? 'password.change' : 'password.set')}
        busy={t('profile.saving')}
        failed={t('profile.updateFailed')}
        send={again.guard(
          instead.guard(async (change) => {
            // This call is not repeated with a new token after a 401; one that has just been used is fresh.
            await call(accounts.profile, {})
            keep(await call(accounts.changePassword, change))
            await Promise.all([devicesKey, profileKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
            showToast({ type: 'success', message: t('password.changed') })
          }),
        )}
      />
      {instead.part}
      {again.part}
    </>
  )
}
