import { expect, test } from 'vitest'
import { withLateStart } from './late-start.ts'

const mark = 'bWFyaw'
const router = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");`
const ours = 'import "/assets/another.js"'
const module = (text: string, nonce = ` nonce="${mark}"`) => `<script${nonce} type="module" async="">${text}</script>`
const preload = '<link rel="modulepreload" href="/assets/root-1.js"/>'
const page = (body: string) => `<html><head>${preload}</head><body>${body}</body></html>`

test('the script of the router waits as text, and no other one does', () => {
  const html = withLateStart(page(module(ours) + module(router) + module(ours)), false, mark)
  expect(html).toContain(`<script nonce="${mark}" type="text/plain" id="start">${router}</script>`)
  expect(html.split(module(ours))).toHaveLength(3)
  expect(html).not.toContain(preload)
})

test('a script that got into the page in another way is left as it came', () => {
  const foreign = module(router, '')
  expect(withLateStart(page(foreign + module(router)), false, mark)).toContain(foreign)
})

test('a page that is nothing without its script starts at once', () => {
  const html = withLateStart(page(module(router)), true, mark)
  expect(html).toContain(`${preload}<script nonce=`)
  expect(html).toContain(module(router))
})
