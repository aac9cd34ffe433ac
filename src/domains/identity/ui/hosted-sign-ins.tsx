import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../../ui/date-format.ts'
import { LateDialog } from '../../../ui/late-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { hosted } from '../hosted-contract.ts'
import type { HostedSignIn } from '../sign-ins-contract.ts'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { useAskAgain } from './ask-again.tsx'
import { HostedButtons } from './hosted-buttons.tsx'
import { localTime } from './local-time.ts'
import { MailWay } from './passkeys.tsx'
import { call } from './session.ts'

const hostedKey = ['hosted-sign-ins']

/** Nothing where none is joined and none is offered: most sites have none. */
export function HostedSignIns({ email, canJoin }: { email: string; canJoin: boolean }) {
  const { t } = useTranslation(['identity', 'translation'])
  const [removed, setRemoved] = useState<HostedSignIn | null>(null)
  const { data, isError, refetch } = useQuery({
    queryKey: hostedKey,
    queryFn: ({ signal }) => call(hosted.list, {}, { signal }),
  })
  if (isError) {
    return (
      <AccountSection id="hosted" title={t('hosted.title')}>
        <p className="flex flex-wrap items-center gap-4">
          {t('hosted.failed')}
          <Button variant="outline" size="small" onClick={() => refetch()}>
            {t('translation:search.retry')}
          </Button>
        </p>
      </AccountSection>
    )
  }
  if (!data || data.signIns.length + data.offered.length === 0) return null
  return (
    <AccountSection id="hosted" title={t('hosted.title')} text={t('hosted.text')}>
      {data.signIns.length === 0 && <p className="mb-5">{t('hosted.none')}</p>}
      {data.signIns.length > 0 && (
        <ul className="mb-6 max-w-2xl border-t border-line">
          {data.signIns.map((signIn) => (
            <Row key={signIn.id} signIn={signIn} onRemove={() => setRemoved(signIn)} />
          ))}
        </ul>
      )}
      {canJoin && <HostedButtons issuers={data.offered} redirect="/profile" label="connect" />}
      {!canJoin && <p className="max-w-[60ch] text-ink-2">{t('hosted.unproven')}</p>}
      {removed && <RemoveDialog signIn={removed} email={email} onClose={() => setRemoved(null)} />}
    </AccountSection>
  )
}

function Row({ signIn, onRemove }: { signIn: HostedSignIn; onRemove: () => void }) {
  const { t, i18n } = useTranslation('identity')
  const locale = localeOf(i18n.language)
  const { name, email, createdAt, lastUsedAt } = signIn
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="break-words">
          <strong>{name}</strong> {email}
        </p>
        <p className="text-ink-2">
          {lastUsedAt ? t('hosted.used', { when: formatDateTime(localTime(lastUsedAt), locale) }) : t('hosted.unused')}
        </p>
        <p className="text-ink-2">{t('hosted.made', { when: formatDate(localTime(createdAt), locale) })}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('hosted.removeOf', { name })}
        onClick={onRemove}
      >
        {t('hosted.remove')}
      </Button>
    </li>
  )
}

function RemoveDialog({ signIn, email, onClose }: { signIn: HostedSignIn; email: string; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'translation'])
  const queries = useQueryClient()
  const again = useAskAgain(email)
  const { name } = signIn
  return (
    <LateDialog title={t('hosted.removeTitle', { name })} onClose={onClose} isNarrow>
      <div className="p-6">
        <p className="mb-5 break-words">
          {t('hosted.removeText', { name })} <MailWay />
        </p>
        <AccountForm
          variant="primary"
          fields={[]}
          button={t('hosted.remove')}
          busy={t('translation:auth.working')}
          failed={t('translation:error.generic')}
          send={again.guard(async () => {
            queries.setQueryData(hostedKey, await call(hosted.remove, { id: signIn.id }))
            showToast({ type: 'success', message: t('hosted.removed', { name }) })
            onClose()
          })}
        />
        {again.part}
        <Button variant="quiet" className="mt-3 -ml-2" onClick={onClose}>
          {t('hosted.keep')}
        </Button>
      </div>
    </LateDialog>
  )
}
