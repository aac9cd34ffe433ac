import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatShortDateOfYear } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { handFile } from '../../papers/ui/save-file.tsx'
import type { SentDocument } from '../../traders/documents-contract.ts'
import { DocumentState } from '../../traders/ui/document-state.tsx'
import { TraderFacts } from '../../traders/ui/trader-facts.tsx'
import { TraderTexts } from '../../traders/ui/trader-texts.tsx'
import { officeDocuments } from '../documents-contract.ts'
import { FoundList } from './found-list.tsx'
import { officeKey } from './office-query.ts'
import { AcceptForm, RefuseForm } from './verification-forms.tsx'
import { VerifyButton } from './verify-button.tsx'

type Shown = OutputOf<typeof officeDocuments.list>

/** Who a business says it is beside what it has sent to show it, and what the office makes of that. */
export function Verification({ id }: { id: string }) {
  return (
    <TraderTexts>
      <OfProvider id={id} />
    </TraderTexts>
  )
}

function OfProvider({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const query = useQuery({
    queryKey: [...officeKey, 'documents', id],
    queryFn: ({ signal }) => call(officeDocuments.list, { id }, { signal }),
    retry: false,
  })
  return (
    <>
      <p className="mb-4">
        <Link to="/admin/dashboard/providers" className="link inline-flex min-h-11 items-center gap-1">
          <ChevronLeft aria-hidden="true" size={18} />
          {t('documents.back')}
        </Link>
      </p>
      <FoundList query={query}>
        {(shown) => (
          <>
            <PageHead title={t('documents.title', { name: shown.name })}>
              <Link to={shown.linkTo} className={buttonClass('outline')}>
                {t('documents.seePage')}
              </Link>
              {(shown.isVerified || shown.missing.length === 0) && <VerifyButton key={shown.id} provider={shown} />}
            </PageHead>
            <Missing shown={shown} />
            <Who shown={shown} />
            <Sent shown={shown} />
          </>
        )}
      </FoundList>
    </>
  )
}

function Missing({ shown: { missing, isVerified } }: { shown: Shown }) {
  const { t } = useTranslation(['admin', 'traders'])
  if (missing.length === 0)
    return <p className="mb-8">{t(isVerified ? 'providers.states.verified' : 'documents.complete')}</p>
  return (
    <div className="mb-8">
      <p>{t('documents.missing')}</p>
      <ul className="mt-2 list-disc ps-5">
        {missing.map((one) => (
          <li key={one}>{t(`traders:documents.things.${one}`)}</li>
        ))}
      </ul>
    </div>
  )
}

function Who({ shown: { trader } }: { shown: Shown }) {
  const { t, i18n } = useTranslation('admin')
  return (
    <section className="dash-part" aria-labelledby="who-title">
      <h2 id="who-title" className="h3">
        {t('documents.who')}
      </h2>
      {trader === null ? (
        <p>{t('documents.none')}</p>
      ) : (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone="plain">{t(`documents.kinds.${trader.kind}`)}</Badge>
            <span className="text-ink-2">
              {t('documents.declaredAt', {
                date: formatShortDateOfYear(localTime(trader.compliedAt), localeOf(i18n.language)),
              })}
            </span>
          </p>
          <TraderFacts trader={{ ...trader, address: [trader.street, `${trader.postalCode} ${trader.city}`.trim()] }} />
        </div>
      )}
    </section>
  )
}

function Sent({ shown }: { shown: Shown }) {
  const { t } = useTranslation('admin')
  return (
    <section className="dash-part" aria-labelledby="sent-title">
      <h2 id="sent-title" className="h3">
        {t('documents.sent')}
      </h2>
      {shown.documents.length === 0 ? (
        <EmptyState level={3} title={t('documents.nothing')}>
          {t('documents.nothingText')}
        </EmptyState>
      ) : (
        <div className="min-w-0">
          <p className="text-ink-2">{t('documents.opened')}</p>
          <ul className="mt-2">
            {shown.documents.map((document) => (
              <Row
                key={document.id}
                providerId={shown.id}
                document={document}
                declaredAt={shown.trader?.compliedAt ?? null}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type Decided = { how: 'accept' | 'refuse' | 'look'; content?: string }

type RowProps = { providerId: string; document: SentDocument; declaredAt: string | null }

function Row({ providerId, document, declaredAt }: RowProps) {
  const { t, i18n } = useTranslation(['admin', 'traders'])
  const queries = useQueryClient()
  const [open, setOpen] = useState<Decided | null>(null)
  const { id: documentId, kind, state, isPdf, hasFile } = document
  const date = formatShortDateOfYear(localTime(document.sentAt), localeOf(i18n.language))
  const what = { kind: t(`traders:documents.things.${kind}`), date }
  const look = useMutation({
    mutationFn: () => call(officeDocuments.open, { id: providerId, documentId }),
    onSuccess: (file) => {
      if (!isPdf) return setOpen({ how: 'look', content: file.content })
      handFile(file)
      showToast({ type: 'success', message: t('documents.saved') })
    },
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('list.failed'), 'traders') }),
  })
  const onDecided = (shown: Shown, message: string) => {
    queries.setQueryData([...officeKey, 'documents', providerId], shown)
    void queries.invalidateQueries({ queryKey: officeKey })
    setOpen(null)
    showToast({ type: 'success', message })
  }
  const form = { providerId, document, declaredAt, onDecided, onClose: () => setOpen(null) }
  return (
    <li className="dash-row items-start">
      <DocumentState document={document} />
      <p className="ms-auto flex flex-wrap gap-2">
        {hasFile ? (
          <Button
            variant="outline"
            size="small"
            isBusy={look.isPending}
            aria-label={t('documents.openOf', what)}
            onClick={() => look.mutate()}
          >
            {t('documents.open')}
          </Button>
        ) : (
          <span className="text-ink-2">{t('documents.fileGone')}</span>
        )}
        {state === 'accepted' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('documents.takeBackOf', what)}
            onClick={() => setOpen({ how: 'refuse' })}
          >
            {t('documents.takeBack')}
          </Button>
        )}
        {state === 'sent' && (
          <>
            <Button
              variant="primary"
              size="small"
              aria-label={t('documents.acceptOf', what)}
              onClick={() => setOpen({ how: 'accept' })}
            >
              {t('documents.accept')}
            </Button>
            <Button
              variant="outline"
              size="small"
              aria-label={t('documents.refuseOf', what)}
              onClick={() => setOpen({ how: 'refuse' })}
            >
              {t('documents.refuse')}
            </Button>
          </>
        )}
      </p>
      {open?.how === 'accept' && <AcceptForm {...form} />}
      {open?.how === 'refuse' && <RefuseForm {...form} />}
      {open?.how === 'look' && (
        <Dialog title={`${what.kind}, ${date}`} isOpen onClose={() => setOpen(null)}>
          <img className="mx-auto h-auto max-w-full" src={`data:image/webp;base64,${open.content}`} alt={what.kind} />
        </Dialog>
      )}
    </li>
  )
}
