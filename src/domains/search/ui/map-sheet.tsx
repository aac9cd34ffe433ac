import { List } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import type { SearchResult } from '../contract.ts'
import { MapCard, type MapProvider, ofResult } from './map-card.tsx'

type SheetProps = {
  results: readonly SearchResult[]
  /** How many there are, in words. */
  count: string
  params: URLSearchParams
  opened: MapProvider | null
  inHand: string | null
  onPoint: (linkTo: string | null) => void
}

/** On a small screen, below the map: whoever is on the page of the list, or the first of those in sight, to swipe through. */
export function MapSheet({ results, opened, count, params, inHand, onPoint }: SheetProps) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const strip = useRef<HTMLUListElement>(null)
  const isListed = results.some(({ linkTo }) => linkTo === opened?.card.linkTo)
  const shown = opened && !isListed ? [opened, ...results.map(ofResult)] : results.map(ofResult)
  const wanted = opened?.card.linkTo
  // biome-ignore lint/correctness/useExhaustiveDependencies: of others, too, the first one is in hand
  useEffect(() => {
    if (!strip.current) return
    strip.current.scrollLeft = 0
    onPoint(cardInMiddle(strip.current))
  }, [results])
  useEffect(() => {
    const card = wanted && strip.current?.querySelector(`[data-provider="${CSS.escape(wanted)}"]`)
    if (card) card.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [wanted])
  return (
    <div className="map-sheet">
      <div className="map-sheet-head">
        <p className="map-sheet-count">{count}</p>
        <Link
          to={`/search?${params}`}
          preventScrollReset
          className={`${buttonClass('chosen', 'small')} map-to-list`}
          onClick={(event) => {
            // The map is a step in the history: back is where the list was left.
            if (!(state instanceof Object && 'fromList' in state)) return
            event.preventDefault()
            navigate(-1)
          }}
        >
          <List aria-hidden="true" className="size-5" />
          {t('map.list')}
        </Link>
      </div>
      <ul
        ref={strip}
        className="map-strip"
        aria-label={common('search.results')}
        onScroll={({ currentTarget }) => onPoint(cardInMiddle(currentTarget))}
      >
        {shown.map((provider) => (
          <li key={provider.card.id} data-in-hand={provider.card.linkTo === inHand || undefined}>
            <MapCard provider={provider} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function cardInMiddle(strip: HTMLElement): string | null {
  const { left, width } = strip.getBoundingClientRect()
  const distance = (item: Element) => {
    const box = item.getBoundingClientRect()
    return Math.abs(box.left + box.width / 2 - left - width / 2)
  }
  const [nearest] = [...strip.children].sort((a, b) => distance(a) - distance(b))
  return nearest?.querySelector('[data-provider]')?.getAttribute('data-provider') ?? null
}
