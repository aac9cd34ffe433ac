import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeletons } from './skeleton.tsx'

test.each([
  ['small', 3],
  ['medium', 5],
  ['large', 8],
] as const)('a %s list on its way is %i placeholders, which nobody hears', (size, count) => {
  const html = renderToStaticMarkup(<Skeletons size={size}>one</Skeletons>)
  expect(html.match(/one/g)).toHaveLength(count)
  expect(html).toMatch(/^<div aria-busy="true"><div aria-hidden="true"/)
})
