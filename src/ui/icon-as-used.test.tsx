import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Star } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from './icon-as-used.tsx'

const src = join(import.meta.dirname, '..')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join(src, path), 'utf8'))
const used = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/(?<!type )\b([A-Z]\w+)/g)].map(([, name = '']) => name),
    ),
  ),
)
const parts = (markup: string) => markup.match(/[<>]|[^\s<>=]+="[^"]*"|[^\s<>]+/g)?.sort()

test('what is built draws every icon as lucide does, whatever it is given', async () => {
  const lucide: Readonly<Record<string, unknown>> = await import('lucide-react')
  expect(used.size).toBeGreaterThan(40)
  const given = [
    {},
    { size: 16 },
    { size: '55%', className: 'size-4 fill-brass' },
    { 'aria-hidden': true as const, strokeWidth: 1.5, color: 'red' },
    { 'aria-label': 'Closed' },
    { role: 'img', width: 40, 'data-x': '1' },
    { children: createElement('title', null, 'Closed') },
  ]
  for (const name of used) {
    const theirs = lucide[name] as typeof Star
    const [, file] = /lucide-([\w-]+)/.exec(renderToStaticMarkup(createElement(theirs))) ?? []
    const { __iconData } = await import(`../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`)
    for (const props of given)
      expect([name, parts(renderToStaticMarkup(createElement(createIcon(__iconData), props)))]).toEqual([
        name,
        parts(renderToStaticMarkup(createElement(theirs, props))),
      ])
  }
})
