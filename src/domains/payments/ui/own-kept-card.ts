import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pickLanguage } from '../../../i18n/languages.ts'
import { call } from '../../identity/ui/session.ts'
import { keptCards, type OwnKeptCard } from '../kept-card-contract.ts'

/** What is read is what is agreed to: in the language of the page. */
const inLanguage = (id: string, language: string) => {
  const known = pickLanguage(language)
  return { id, ...(known && { language: known }) }
}

export function useKeptCard(id: string, language: string) {
  return useQuery({
    queryKey: ['kept-card', id, language],
    queryFn: ({ signal }) => call(keptCards.getKeptCard, inLanguage(id, language), { signal }),
  })
}

/** Asks what has become of it, and keeps the answer. */
export function useConfirmKept(id: string, language: string): () => Promise<OwnKeptCard> {
  const queries = useQueryClient()
  return async () => {
    const now = await call(keptCards.confirmKeptCard, inLanguage(id, language))
    queries.setQueryData(['kept-card', id, language], now)
    return now
  }
}

export const beginKeeping = (id: string, language: string) => call(keptCards.agreeToKeep, inLanguage(id, language))
