import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { PlaceField } from './place-step.tsx'
import { StepFrame } from './step-frame.tsx'

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

test('a step has one main button, also where a draft is offered', () => {
  const ignore = () => {}
  const offer = <DraftOffer isReplacing onUse={ignore} onDiscard={ignore} />
  const frame = { step: 'business', title: 'Title', text: '', errors: [], onBack: ignore, onNext: ignore } as const
  const html = rendered(
    <StepFrame {...frame} offer={offer} next="Go on">
      {null}
    </StepFrame>,
  )
  expect(html.match(/<button/g)).toHaveLength(4)
  expect(html.match(/button-primary[^>]*>[^<]*/g)?.map((button) => button.split('>').at(-1))).toEqual(['Go on'])
})
