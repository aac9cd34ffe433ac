import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { LateDialog } from '../../../ui/late-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { maxPasskeyName, type Passkeys as Own, type Passkey, passkeys } from '../passkey-contract.ts'
import { AccountForm } from './account-form.tsx'
import { useAskAgain } from './ask-again.tsx'
import { localTime } from './local-time.ts'
import { passkeysKey, useOwnPasskeys } from './own-passkeys.ts'
import { addPasskey, hasPasskeys, wordsOf } from './passkey-device.ts'
import { call } from './session.ts'

export function Passkeys({ email }: { email: string }) {
  const { t } = useTranslation(['identity', 'translation'])
  const { data, isPending, isError, refetch } = useOwnPasskeys()
  if (isPending) return <p role="status">{t('translation:ui.loading')}</p>
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-4">
        {t('passkeys.failed')}
        <Button variant="outline" size="small" onClick={() => refetch()}>
          {t('translation:search.retry')}
        </Button>
      </p>
    )
  }
  return <Loaded own={data} email={email} />
}

function Loaded({ own, email }: { own: Own; email: string }) {
  const { t } = useTranslation('identity')
  const show = useShow()
  const [asked, setAsked] = useState<{ passkey: Passkey; what: 'rename' | 'remove' } | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {own.passkeys.length === 0 && <p className="mb-5">{t('passkeys.none')}</p>}
      {own.passkeys.length > 0 && (
        <ul className="mb-6 max-w-2xl border-t border-line">
          {own.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(what) => setAsked({ passkey, what })} />
          ))}
        </ul>
      )}
      {own.canAdd ? <AddPasskey email={email} /> : <p className="max-w-[60ch] text-ink-2">{t('passkeys.unproven')}</p>}
      {asked?.what === 'rename' && <RenameDialog passkey={asked.passkey} onDone={show} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog passkey={asked.passkey} email={email} onDone={show} onClose={close} />}
    </>
  )
}

function useShow() {
  const queries = useQueryClient()
  return (own: Own) => queries.setQueryData(passkeysKey, own)
}

function useNameOfPasskey() {
  const { t } = useTranslation('identity')
  return ({ name, browser, system }: Passkey) =>
    name ?? (browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? t('devices.unknown')))
}

function PasskeyRow({ passkey, onAsk }: { passkey: Passkey; onAsk: (what: 'rename' | 'remove') => void }) {
  const { t, i18n } = useTranslation('identity')
  const locale = localeOf(i18n.language)
  const name = useNameOfPasskey()(passkey)
  const { isSynced, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="min-w-0 break-words">{name}</strong>
          <Badge tone="outline">{t(isSynced ? 'passkeys.synced' : 'passkeys.single')}</Badge>
        </p>
        <p className="text-ink-2">
          {lastUsedAt
            ? t('passkeys.used', { when: formatDateTime(localTime(lastUsedAt), locale) })
            : t('passkeys.unused')}
        </p>
        <p className="text-ink-2">{t('passkeys.made', { when: formatDate(localTime(createdAt), locale) })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('passkeys.renameOf', { name })}
          onClick={() => onAsk('rename')}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('passkeys.removeOf', { name })}
          onClick={() => onAsk('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}

/** What a press of the button does, also where it is only offered. */
export function useAddPasskey(guard: (send: (typed: object) => Promise<void>) => (typed: object) => Promise<void>) {
  const { t, i18n } = useTranslation('identity')
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: () => guard(async () => void (await addPasskey()))({}),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysKey })
      showToast({ type: 'success', message: t('passkeys.added') })
    },
  })
  const words = wordsOf(add.error)
  const failure =
    add.error && (words ? t(`passkeys.${words}`) : errorText(i18n, add.error, t('passkeys.addFailed'), 'identity'))
  return { add: () => add.mutate(), isBusy: add.isPending, failure }
}

function AddPasskey({ email }: { email: string }) {
  const { t } = useTranslation('identity')
  const again = useAskAgain(email)
  const { add, isBusy, failure } = useAddPasskey(again.guard)
  if (!hasPasskeys()) return <p className="text-ink-2">{t('passkeys.unsupported')}</p>
  return (
    <>
      <Button variant="outline" isBusy={isBusy} onClick={add}>
        {t(isBusy ? 'passkeys.adding' : 'passkeys.add')}
      </Button>
      {failure && !again.part && (
        <p role="alert" className="field-error mt-3">
          {failure}
        </p>
      )}
      {again.part}
    </>
  )
}

/** Whether a code by email still gets in. */
export function MailWay() {
  const { t } = useTranslation('identity')
  const { data } = useOwnPasskeys()
  return data && t(data.isMailRefused ? 'passkeys.noMail' : 'passkeys.byMail')
}

type DialogProps = { passkey: Passkey; onDone: (own: Own) => void; onClose: () => void }

function RenameDialog({ passkey, onDone, onClose }: DialogProps) {
  const { t } = useTranslation('identity')
  const name = useNameOfPasskey()(passkey)
  return (
    <LateDialog title={t('passkeys.renameOf', { name })} onClose={onClose} isNarrow>
      <div className="p-6">
        <AccountForm
          variant="primary"
          isFocused
          fields={[
            {
              name: 'name',
              label: t('passkeys.name'),
              autoComplete: 'off',
              maxLength: maxPasskeyName,
              defaultValue: name,
            },
          ]}
          button={t('passkeys.save')}
          busy={t('profile.saving')}
          failed={t('profile.updateFailed')}
          send={async (typed) => {
            onDone(await call(passkeys.rename, { id: passkey.id, ...typed }))
            onClose()
          }}
        />
        <Button variant="quiet" className="mt-3 -ml-2" onClick={onClose}>
          {t('passkeys.keep')}
        </Button>
      </div>
    </LateDialog>
  )
}

function RemoveDialog({ passkey, email, onDone, onClose }: DialogProps & { email: string }) {
  const { t } = useTranslation(['identity', 'translation'])
  const name = useNameOfPasskey()(passkey)
  const again = useAskAgain(email)
  return (
    <LateDialog title={t('passkeys.removeTitle')} onClose={onClose} isNarrow>
      <div className="p-6">
        <p className="mb-5 break-words">
          {t('passkeys.removeText', { name })} <MailWay />
        </p>
        <AccountForm
          variant="primary"
          fields={[]}
          button={t('passkeys.remove')}
          busy={t('translation:auth.working')}
          failed={t('translation:error.generic')}
          send={again.guard(async () => {
            onDone(await call(passkeys.remove, { id: passkey.id }))
            showToast({ type: 'success', message: t('passkeys.removed') })
            onClose()
          })}
        />
        {again.part}
        <Button variant="quiet" className="mt-3 -ml-2" onClick={onClose}>
          {t('passkeys.keep')}
        </Button>
      </div>
    </LateDialog>
  )
}
