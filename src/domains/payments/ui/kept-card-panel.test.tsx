import { expect, test } from 'vitest'
import { renderedWhole, textIn } from '../../../../tests/rendered.tsx'
import { KeptCardPanel } from './kept-card-panel.tsx'

type Fee = Parameters<typeof KeptCardPanel>[0]['kept']['fee']
const shown = async (fee: Fee, owedMinor: number) =>
  textIn(
    await renderedWhole(
      <KeptCardPanel
        kept={{ brand: 'visa', lastFour: '4242', fee }}
        isOpen={false}
        owed={{ minor: owedMinor, currency: 'GBP', name: 'Ada' }}
      />,
    ),
  )
const fee = (state: 'due' | 'refused') => ({ paymentId: 'y', state, amountMinor: 1000 })

test('a fee that a gift card or the platform has paid is nobody’s debt', async () => {
  expect(await shown(null, 0)).toContain('No card is kept any more.')
  expect(await shown(null, 0)).not.toContain('owes')
})

test('what is charged is what the card pays of the fee, and what could not be is what is owed', async () => {
  expect(await shown(fee('due'), 1000)).toContain('The fee of £10.00 is being charged')
  expect(await shown(fee('refused'), 1000)).toContain('The fee of £10.00 could not be charged. Ada still owes it')
  expect(await shown(null, 10)).toContain('The fee of £0.10 could not be charged. Ada still owes it')
})
