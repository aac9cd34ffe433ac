import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Those of charts come with the pages that have some. */
const sheets = ['tokens.css', 'analytics.css'].map((file) => readFileSync(`src/web/styles/${file}`, 'utf8'))
const colours = (theme: 0 | 1) => {
  const text = sheets.map((css) => css.split('@media screen and (prefers-color-scheme: dark)')[theme] ?? '').join('')
  const found = [...text.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(found.map(([, name = '', hex = '']) => [name, hex]))
}
const light: Record<string, string | undefined> = colours(0)
const themes = { light, dark: { ...light, ...colours(1) } }

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const channel = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces = ['paper', 'paper-2', 'card']
/** What is read needs 4.5 (WCAG 1.4.3); what is only seen, 3 (1.4.11). */
const pairs: [colour: string, on: string, least: number][] = [
  ...surfaces.flatMap((surface): [string, string, number][] => [
    ['ink', surface, 7],
    ['ink-2', surface, 4.5],
    ['green-text', surface, 4.5],
    ['line-2', surface, 3],
    ['brass', surface, 3],
    ['closed', surface, 4.5],
    ['red', surface, 3],
  ]),
  ['green-text', 'green-tint', 4.5],
  ['ink', 'green-tint', 4.5],
  ['ink-2', 'green-tint', 4.5],
  ['ink', 'stone', 4.5],
  ['ink-2', 'stone', 4.5],
  ['on-green', 'green', 4.5],
  ['on-green', 'green-deep', 4.5],
  ['on-green-2', 'green', 4.5],
  ['on-red', 'red', 4.5],
  ['on-red', 'red-deep', 4.5],
  ['on-green', 'rail', 7],
  ['on-green-2', 'rail', 4.5],
  ['paper', 'ink', 7],
  ...[0, 1, 2, 3, 4].flatMap((tone): [string, string, number][] => [
    ['place', `ground-${tone}`, 4.5],
    ['place-major', `ground-${tone}`, 7],
  ]),
  ...[1, 2, 3].map((step): [string, string, number] => ['ink', `heat-${step}`, 4.5]),
  ...[4, 5].map((step): [string, string, number] => ['paper', `heat-${step}`, 4.5]),
  ['green-text', 'bar-before', 3],
  ['ink-2', 'seen', 4.5],
  ['seen-line', 'seen', 2.5],
]

describe.each(Object.entries(themes))('in the %s theme', (_theme, colour) => {
  test.each(pairs)('%s on %s has a contrast of %d at least', (front, back, least) => {
    const [one, other] = [colour[front], colour[back]]
    expect(one && other, `${front} and ${back} are colours`).toBeTruthy()
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('no colour stands outside the file of tokens', () => {
  for (const file of ['app.css', 'shop.css']) {
    const text = readFileSync(`src/web/styles/${file}`, 'utf8').replaceAll('#000', '').replaceAll('#1d5c47', '')
    expect(text.match(/#[0-9a-f]{3,8}\b/g) ?? []).toEqual([])
  }
})
