import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { FilterPanel } from './filter-panel.tsx'

test.each(['distanceKm=abc', 'minRating=abc', 'distanceKm=&minRating='])(
  'an address that says %s chooses no distance and no rating',
  (address) => {
    const html = rendered(<FilterPanel params={new URLSearchParams(address)} categories={[]} counts={null} />)
    expect(textIn(html)).toContain('Any rating')
    expect(html).not.toContain('NaN')
    expect(html).not.toMatch(/<option[^>]*selected[^>]*value="abc"/)
  },
)
