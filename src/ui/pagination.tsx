import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type PaginationProps = {
  page: number
  total: number
  hrefOf: (page: number) => string
  /** Where the list goes on from this very page, null: nowhere; else the page by its number. */
  nextHref?: string | null
  /** Names the landmark, where a page has two. */
  label?: string
}

/** Links, so that it works before and without JavaScript; a phone gets 'Page 3 of 9' between two arrows. */
export function Pagination({ page, total, hrefOf, nextHref, label }: PaginationProps) {
  const { t } = useTranslation()
  if (total < 2) return null
  return (
    <nav aria-label={label ?? t('ui.pages')} className="pagination">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className="pagination-step">
          <ChevronLeft aria-hidden="true" size={20} />
          <span className="max-sm:sr-only">{t('ui.previous')}</span>
        </Link>
      )}
      <p className="sm:hidden">{t('ui.pageOf', { page, total })}</p>
      <ul className="pagination-numbers">
        {pageNumbers(page, total).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by.
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                className="pagination-number"
                aria-label={t('ui.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < total && nextHref !== null && (
        <Link to={nextHref ?? hrefOf(page + 1)} rel="next" className="pagination-step">
          <span className="max-sm:sr-only">{t('ui.next')}</span>
          <ChevronRight aria-hidden="true" size={20} />
        </Link>
      )}
    </nav>
  )
}

/** First, last and the neighbours of the page; null for a gap, which is never a single page. */
function pageNumbers(page: number, total: number): (number | null)[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === total ||
      Math.abs(number - page) <= 1 ||
      (page <= 3 && number <= 4) ||
      (page >= total - 2 && number >= total - 3),
  )
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    return missing === 0 ? [number] : missing === 1 ? [number - 1, number] : [null, number]
  })
}
