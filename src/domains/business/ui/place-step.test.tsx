import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { PlaceField } from './place-step.tsx'

test('places that cannot be looked up are told so, with another try', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const ignore = () => {}
  const field = (text: string) =>
    textIn(
      rendered(
        <QueryClientProvider client={client}>
          <PlaceField text={text} error={undefined} onText={ignore} onPick={ignore} />
        </QueryClientProvider>,
      ),
    )
  expect(field('Putney')).toBe('Town or district')
  await client.prefetchQuery({ queryKey: ['places', 'Putney'], queryFn: () => Promise.reject(new Error('broken')) })
  expect(field('Putney')).toBe('Town or district We could not look up places. Try Again')
})
