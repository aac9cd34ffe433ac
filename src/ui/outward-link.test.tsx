import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OutwardLink } from './outward-link.tsx'

test.each([
  ['https://example.test/way', true],
  ['HTTP://example.test', true],
  ['//example.test', false],
  ['/about', false],
  ['mailto:nia@example.test', false],
  ['httpsx://example.test', false],
])('only absolute http and https links open in a new tab: %s', (href, isNewTab) => {
  const html = renderToStaticMarkup(<OutwardLink href={href}>There</OutwardLink>)
  expect(html).toContain(`href="${href}"`)
  expect([html.includes('target="_blank"'), html.includes('rel="noopener noreferrer"')]).toEqual([isNewTab, isNewTab])
})

test('no other source opens a new tab', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const opening = sources.filter((file) => /['"]_blank|window\.open\(/.test(readFileSync(join('src', file), 'utf8')))
  expect(opening).toEqual(['ui/outward-link.tsx'])
})
