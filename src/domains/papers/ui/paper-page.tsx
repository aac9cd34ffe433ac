import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf, pickLanguage } from '../../../i18n/languages.ts'
import { hasCode, isRefusal } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { call } from '../../identity/ui/session.ts'
import { type Paper, papers } from '../contract.ts'
import { countryName, lineText, taxLabel } from '../paper.rules.ts'
import { PaperTexts } from './paper-texts.tsx'
import { SaveButton } from './save-file.tsx'

type ReasonProps = { person: { id: string; name: string }; onGiven: () => unknown }
/** `Reason`: asks the office why it looks. */
type PaperPageProps = { id: string; Reason: ComponentType<ReasonProps> }

/** A receipt or refund note, as it was issued: to be read, printed and saved. */
export function PaperPage(props: PaperPageProps) {
  return (
    <PaperTexts>
      <Asked {...props} />
    </PaperTexts>
  )
}

function Asked({ id, Reason }: PaperPageProps) {
  const { t } = useTranslation('papers')
  const { data, error, refetch } = useQuery({
    queryKey: ['paper', id],
    queryFn: ({ signal }) => call(papers.get, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <Sheet paper={data} />
  if (hasCode(error, 'paper_not_found')) return <EmptyState level={1} title={t('errors.paper_not_found')} />
  if (isRefusal(error, papers.get, 'reason_needed')) return <Reason person={error.data.person} onGiven={refetch} />
  const retry = (
    <Button variant="primary" onClick={() => refetch()}>
      {t('paper.retry')}
    </Button>
  )
  if (error) return <EmptyState level={1} title={t('paper.failed')} action={retry} />
  return (
    <p role="status" className="lead">
      {t('paper.loading')}
    </p>
  )
}

function Sheet({ paper }: { paper: Paper }) {
  const { t, i18n } = useTranslation('papers')
  const locale = localeOf(i18n.language)
  const { id, kind, number, issuer } = paper
  const language = pickLanguage(i18n.language) ?? 'en'
  return (
    <article className="paper">
      <address className="paper-issuer">
        <strong>{issuer.name}</strong>
        {issuer.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{countryName(issuer.country, locale)}</span>
      </address>
      <h1 className="h1">{t(`${kind}.title`, { number })}</h1>
      <Facts paper={paper} />
      <Lines paper={paper} />
      <Since paper={paper} />
      {paper.isSimulated && <p className="mt-6 text-ink-2">{t('paper.simulated')}</p>}
      <p className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden="true" size={18} />
          {t('paper.print')}
        </Button>
        <SaveButton label={t('paper.pdf')} ask={() => call(papers.pdf, { id, language })} />
      </p>
      <p className="mt-5 print:hidden">
        <a className="link" href={`/profile/payments/${paper.paymentId}`}>
          {t('paper.entries')}
        </a>
      </p>
    </article>
  )
}

/** What has become of it: of the screen, not of the paper. */
function Since({ paper: { notes, currency } }: { paper: Paper }) {
  const { t, i18n } = useTranslation('papers')
  if (notes.length === 0) return null
  return (
    <section className="mt-6 print:hidden" aria-label={t('paper.since')}>
      <h2 className="h3">{t('paper.since')}</h2>
      <ul className="mt-2 grid gap-1">
        {notes.map(({ id, kind, number, grossMinor }) => (
          <li key={id} className="flex flex-wrap justify-between gap-3">
            <a className="link" href={`/receipt/${id}`}>
              {t(`${kind}.link`, { number })}
            </a>
            <span>{formatMoney(grossMinor, currency, localeOf(i18n.language))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ paper }: { paper: Paper }) {
  const { t, i18n } = useTranslation('papers')
  const locale = localeOf(i18n.language)
  const { receiptNumber, visitAt, tax } = paper
  const facts: [label: string, value: string | null][] = [
    [t('paper.date'), formatDateTime(paper.issuedAt, locale)],
    [t('paper.of'), receiptNumber === null ? null : t('receipt.title', { number: receiptNumber })],
    [t('paper.to'), paper.customerName],
    [t('paper.visit'), visitAt && formatDateTime(visitAt, locale)],
    [t('paper.taxNumber'), tax?.number || null],
  ]
  return (
    <dl className="paper-facts">
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Lines({ paper: { kind, currency, lines, tax, grossMinor } }: { paper: Paper }) {
  const { t, i18n } = useTranslation('papers')
  const locale = localeOf(i18n.language)
  const price = (minor: number) => formatMoney(minor, currency, locale)
  return (
    <table className="paper-lines">
      <thead>
        <tr>
          <th scope="col">{t('paper.what')}</th>
          <th scope="col">{t('paper.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same service may stand on it twice, and nothing moves.
          <tr key={index}>
            <th scope="row">{lineText(line, t(`lines.${line.kind}`))}</th>
            <td>{price(line.amountMinor)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {tax && (
          <>
            <tr>
              <th scope="row">{t('paper.net')}</th>
              <td>{price(tax.netMinor)}</td>
            </tr>
            <tr>
              <th scope="row">{taxLabel(tax, locale, t('paper.tax'))}</th>
              <td>{price(tax.taxMinor)}</td>
            </tr>
          </>
        )}
        <tr className="paper-sum">
          <th scope="row">{t(`${kind}.sum`)}</th>
          <td>{price(grossMinor)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
