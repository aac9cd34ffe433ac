import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Accordion } from '../../../ui/accordion.tsx'
import { call } from '../../identity/ui/session.ts'
import { type ShownTrader, traders } from '../contract.ts'
import { WhoItIs } from './trader-facts.tsx'
import { TraderTexts } from './trader-texts.tsx'

/** Folded, on the page of the business. */
export function WhoYouBookWith({ shown }: { shown: ShownTrader }) {
  return (
    <TraderTexts waiting={null}>
      <Folded shown={shown} />
    </TraderTexts>
  )
}

/** The same at the confirming step, where it is asked for. Whoever cannot be told of it can still book. */
export function WhoYouBookWithNow({ providerId }: { providerId: string }) {
  const { data } = useQuery({
    queryKey: ['trader', providerId],
    queryFn: ({ signal }) => call(traders.ofProvider, { id: providerId }, { signal }),
  })
  return data ? <WhoYouBookWith shown={data} /> : null
}

function Folded({ shown }: { shown: ShownTrader }) {
  const { t } = useTranslation('traders')
  return <Accordion items={[{ id: 'who', title: t('shown.title'), content: <WhoItIs {...shown} /> }]} />
}
