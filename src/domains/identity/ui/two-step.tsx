import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import type { Profile } from '../account-contract.ts'
import { type RememberedDevice, type SecondFactor, secondFactor } from '../second-factor-contract.ts'
import { useAccountFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { useAskAgain } from './ask-again.tsx'
import { devicesKey } from './devices.tsx'
import { FactorCode } from './factor-code.tsx'
import { localTime } from './local-time.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { call, checkSession } from './session.ts'

const factorKey = ['second-factor']
type Begun = OutputOf<typeof secondFactor.begin>

/** Of the profile: the second factor, from setting it up to turning it off. */
export function TwoStep({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['identity', 'translation'])
  const queries = useQueryClient()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => call(secondFactor.get, {}, { signal }),
    staleTime: 0,
  })
  const reload = () => Promise.all([factorKey, devicesKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  if (isPending) return <p role="status">{t('translation:ui.loading')}</p>
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-4">
        {t('factor.failed')}
        <Button variant="outline" size="small" onClick={() => refetch()}>
          {t('translation:search.retry')}
        </Button>
      </p>
    )
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (begun) {
    return (
      <Confirm
        begun={begun}
        onCancel={() => setBegun(null)}
        onDone={async (made) => {
          setBegun(null)
          setCodes(made)
          showToast({ type: 'success', message: t('factor.turnedOn') })
          // An administrator is one from now on.
          await Promise.all([reload(), checkSession()])
        }}
      />
    )
  }
  if (data.isOn) return <TurnedOn factor={data} profile={profile} onCodes={setCodes} onChange={reload} />
  return <SetUp profile={profile} onBegun={setBegun} />
}

function SetUp({ profile, onBegun }: { profile: Profile; onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation(['identity', 'translation'])
  const { password } = useAccountFields()
  const again = useAskAgain(profile.email)
  return (
    <>
      <p className="mb-5">{t('factor.isOff')}</p>
      {profile.needsFactor && <p className="mb-5 max-w-[60ch] rounded-button bg-paper-2 p-4">{t('factor.required')}</p>}
      <AccountForm
        fields={profile.hasPassword ? [{ ...password, label: t('password.confirm') }] : []}
        button={t('factor.setUp')}
        busy={t('translation:auth.working')}
        failed={t('code.failed')}
        send={again.guard(async (typed: { password?: string }) => onBegun(await call(secondFactor.begin, typed)))}
      />
      {again.part}
    </>
  )
}

type ConfirmProps = { begun: Begun; onDone: (codes: readonly string[]) => Promise<void>; onCancel: () => void }

function Confirm({ begun: { key, uri, qr }, onDone, onCancel }: ConfirmProps) {
  const { t } = useTranslation('identity')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h3 className="font-bold" tabIndex={-1} ref={title}>
        {t('factor.scanTitle')}
      </h3>
      <p className="mt-2 mb-4 max-w-[60ch]">{t('factor.scan')}</p>
      {/* Dark on light in every theme, or cameras do not read it. */}
      <svg role="img" aria-label={t('factor.qr')} viewBox={`0 0 ${qr.size} ${qr.size}`} className="size-52 max-w-full">
        <rect width={qr.size} height={qr.size} fill="#fffcf4" />
        <path d={qr.path} fill="#0b3225" shapeRendering="crispEdges" />
      </svg>
      <p className="mt-4">
        <a href={uri} className="link">
          {t('factor.openApp')}
        </a>
      </p>
      <p className="mt-4 break-words">
        {t('factor.key')}: <code className="font-bold">{key.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <h3 className="mt-7 mb-4 font-bold">{t('factor.confirmTitle')}</h3>
      <AccountForm
        variant="primary"
        fields={[
          {
            ...{ name: 'code', label: t('factor.appCode'), autoComplete: 'one-time-code', inputMode: 'numeric' },
            ...{ maxLength: 6, wrong: t('errors.factor_code_wrong') },
          },
        ]}
        button={t('factor.confirm')}
        busy={t('factor.checking')}
        failed={t('code.failed')}
        send={async (typed) => onDone((await call(secondFactor.confirm, typed)).codes)}
      />
      <p className="mt-5">
        <button type="button" className="link" onClick={onCancel}>
          {t('factor.cancel')}
        </button>
      </p>
    </>
  )
}

type TurnedOnProps = {
  factor: SecondFactor
  profile: Profile
  onCodes: (codes: readonly string[]) => void
  onChange: () => Promise<unknown>
}

function TurnedOn({ factor, profile, onCodes, onChange }: TurnedOnProps) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const locale = localeOf(i18n.language)
  const again = useAskAgain(profile.email)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <p>{factor.since && t('factor.isOn', { when: formatDate(localTime(factor.since), locale) })}</p>
      {factor.endsAt && (
        <div className="mt-5 max-w-[60ch] rounded-button bg-paper-2 p-4">
          <p className="mb-4">{t('factor.ending', { when: formatDateTime(localTime(factor.endsAt), locale) })}</p>
          <FactorCode
            button={t('factor.stop')}
            send={async (code) => {
              await call(secondFactor.show, { code })
              await onChange()
              showToast({ type: 'success', message: t('factor.stopped') })
            }}
          />
        </div>
      )}
      <h3 className="mt-7 font-bold">{t('factor.codesTitle')}</h3>
      <p className="mt-2 mb-4">
        {t('factor.codesLeft', { count: factor.codesLeft })} {t('factor.renewText')}
      </p>
      <AccountForm
        fields={[]}
        button={t('factor.renew')}
        busy={t('translation:auth.working')}
        failed={t('code.failed')}
        send={again.guard(async () => {
          const { codes } = await call(secondFactor.renewCodes, {})
          await onChange()
          onCodes(codes)
        })}
      />
      {again.part}
      <h3 className="mt-7 font-bold">{t('factor.remembered')}</h3>
      <p className="mt-2">{t(factor.remembered.length > 0 ? 'factor.rememberedText' : 'factor.rememberedNone')}</p>
      {factor.remembered.length > 0 && <Remembered devices={factor.remembered} onChange={onChange} />}
      <div className="mt-7">
        {isLeaving ? (
          <>
            <p className="mb-4 max-w-[60ch]">{t('factor.turnOffText')}</p>
            <FactorCode
              isFocused
              button={t('factor.turnOff')}
              send={async (code) => {
                await call(secondFactor.turnOff, { code })
                showToast({ type: 'success', message: t('factor.turnedOff') })
                await Promise.all([onChange(), checkSession()])
              }}
            />
          </>
        ) : (
          <Button variant="quiet" className="-ml-2" onClick={() => setLeaving(true)}>
            {t('factor.turnOff')}
          </Button>
        )}
      </div>
    </>
  )
}

type RememberedProps = { devices: readonly RememberedDevice[]; onChange: () => Promise<unknown> }

function Remembered({ devices, onChange }: RememberedProps) {
  const { t, i18n } = useTranslation(['identity', 'translation'])
  const forget = useMutation({
    mutationFn: ({ id }: RememberedDevice) => call(secondFactor.forgetDevice, { id }),
    onSuccess: () => showToast({ type: 'success', message: t('factor.forgotten') }),
    onError: (error) =>
      showToast({ type: 'error', message: errorText(i18n, error, t('translation:error.generic'), 'identity') }),
    onSettled: onChange,
  })
  return (
    <ul className="mt-4 max-w-2xl border-t border-line">
      {devices.map((device) => {
        const { id, browser, system, until } = device
        const name =
          browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <p className="min-w-0">
              <strong>{name}</strong>
              <span className="block text-ink-2">
                {t('factor.until', { when: formatDate(localTime(until), localeOf(i18n.language)) })}
              </span>
            </p>
            <Button
              variant="outline"
              size="small"
              isBusy={forget.isPending && forget.variables.id === id}
              aria-label={t('factor.forgetOf', { device: name })}
              onClick={() => forget.mutate(device)}
            >
              {t('factor.forget')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
