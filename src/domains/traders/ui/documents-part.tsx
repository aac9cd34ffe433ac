import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import type { OutputOf } from '../../../lib/api/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { formatShortDate } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { showToast } from '../../../ui/toast.ts'
import { localTime } from '../../identity/ui/local-time.ts'
import { call } from '../../identity/ui/session.ts'
import { handFile } from '../../papers/ui/save-file.tsx'
import { untilTaken } from '../../uploads/ui/send-image.ts'
import { type DocumentKind, documentKinds, documents, type SentDocument } from '../documents-contract.ts'
import { DocumentState } from './document-state.tsx'
import { ownDocumentsKey } from './own-trader.ts'
import { TraderTexts } from './trader-texts.tsx'

/** What shows who the owner is, in the dashboard. */
export function DocumentsPart() {
  return (
    <TraderTexts>
      <Part />
    </TraderTexts>
  )
}

type Own = OutputOf<typeof documents.mine>

function Part() {
  const { t } = useTranslation('traders')
  const query = useQuery({ queryKey: ownDocumentsKey, queryFn: ({ signal }) => call(documents.mine, {}, { signal }) })
  return (
    <section id="documents" className="dash-part mt-6" aria-labelledby="documents-title">
      <h2 id="documents-title" className="h3">
        {t('documents.title')}
      </h2>
      <div className="grid min-w-0 gap-6">
        <p className="max-w-[62ch] text-ink-2">{t('documents.text')}</p>
        <Loaded query={query} failed={t('documents.failed')}>
          {(own) => (
            <>
              <Standing own={own} />
              <ul>
                {documentKinds.map((kind) => (
                  <Kind key={kind} kind={kind} sent={own.documents.filter((one) => one.kind === kind)} />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}

/** How far it is to the tick. */
function Standing({ own: { missing, isVerified, documents: sent } }: { own: Own }) {
  const { t } = useTranslation('traders')
  if (isVerified) return <p>{t('documents.verified')}</p>
  const isWaiting = sent.some(({ state }) => state === 'sent')
  if (missing.length === 0) return <p>{t('documents.complete')}</p>
  return (
    <div className="grid gap-3">
      <div>
        <p>{t('documents.missing')}</p>
        <ul className="mt-1 list-disc ps-5">
          {missing.map((one) => (
            <li key={one}>{t(`documents.things.${one}`)}</li>
          ))}
        </ul>
      </div>
      {isWaiting && <p>{t('documents.waiting')}</p>}
    </div>
  )
}

function Kind({ kind, sent }: { kind: DocumentKind; sent: readonly SentDocument[] }) {
  const { t, i18n } = useTranslation('traders')
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const what = { kind: t(`documents.things.${kind}`) }
  const send = useMutation({
    mutationFn: (file: File) => sendDocument(kind, file),
    onSuccess: () => showToast({ type: 'success', message: t('documents.sent') }),
    onError: (error) =>
      showToast({ type: 'error', message: errorText(i18n, error, t('documents.notSent'), 'traders') }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownDocumentsKey }),
  })
  const hasNone = sent.length === 0
  return (
    <li className="dash-row items-start">
      {hasNone && (
        <div className="min-w-0 flex-1 basis-60">
          <p>
            <strong>{what.kind}</strong>
          </p>
          <p className="text-ink-2">{t(`documents.hints.${kind}`)}</p>
        </div>
      )}
      {!hasNone && (
        <ul className="grid min-w-0 flex-1 basis-60 gap-4">
          {sent.map((document) => (
            <Sent key={document.id} document={document} />
          ))}
        </ul>
      )}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) send.mutate(file)
            target.value = ''
          }}
        />
        <Button
          variant="outline"
          size="small"
          isBusy={send.isPending}
          aria-label={t(hasNone ? 'documents.sendOf' : 'documents.anotherOf', what)}
          onClick={() => input.current?.click()}
        >
          {t(hasNone ? 'documents.send' : 'documents.another')}
        </Button>
      </div>
    </li>
  )
}

function Sent({ document }: { document: SentDocument }) {
  const { t, i18n } = useTranslation('traders')
  const queries = useQueryClient()
  const { id: documentId, kind, state, hasFile } = document
  const date = formatShortDate(localTime(document.sentAt), localeOf(i18n.language))
  const what = { kind: t(`documents.things.${kind}`), date }
  const onError = (error: unknown) =>
    showToast({ type: 'error', message: errorText(i18n, error, t('documents.failed'), 'traders') })
  const save = useMutation({ mutationFn: () => call(documents.open, { documentId }), onSuccess: handFile, onError })
  const remove = useMutation({
    mutationFn: () => call(documents.remove, { documentId }),
    onSuccess: () => showToast({ type: 'success', message: t('documents.removed') }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: ownDocumentsKey }),
  })
  return (
    <li>
      <DocumentState document={document} />
      <p className="mt-1 flex flex-wrap gap-x-4">
        {hasFile && (
          <Button
            variant="quiet"
            size="small"
            isBusy={save.isPending}
            aria-label={t('documents.saveOf', what)}
            onClick={() => save.mutate()}
          >
            {t('documents.save')}
          </Button>
        )}
        {state !== 'accepted' && (
          <Button
            variant="quiet"
            size="small"
            isBusy={remove.isPending}
            aria-label={t('documents.removeOf', what)}
            onClick={() => remove.mutate()}
          >
            {t('documents.remove')}
          </Button>
        )}
      </p>
    </li>
  )
}

/** As a form: what separates its parts, the browser says. */
function sendDocument(kind: DocumentKind, file: File) {
  const form = new FormData()
  form.set('document', file, 'document')
  return call(
    documents.send,
    { kind },
    {
      send: (url, { method, headers }) => {
        const { 'content-type': _type, ...rest } = headers
        const request = { method, headers: rest, body: form, credentials: 'include' } as const
        return untilTaken(undefined, () => fetch(url, request))
      },
    },
  )
}
