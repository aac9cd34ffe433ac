import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { makeProvider, openTestApp } from '../../../tests/factories.ts'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import { createContext } from '../../app.server.ts'
import { routes } from '../../domains/index.server.ts'
import type { Call } from '../../lib/api/call.ts'
import { inProcessCall } from '../../lib/api/serve.server.ts'
import { apiContext } from '../api-context.ts'
import ProviderPage, { loader } from './provider.tsx'

const app = openTestApp()

/** The page as it is sent while the call of that name fails. */
async function pageWithout(broken: string, gallery: readonly string[] = []) {
  const { slug, providerId } = await makeProvider(app)
  await app.running.db
    .updateTable('provider')
    .set({ gallery: [...gallery] })
    .where('provider_id', '=', providerId)
    .execute()
  const working = inProcessCall(routes, () => createContext(app.running, 'test'), true)
  const call: Call = async (endpoint, input) => {
    if (endpoint.name === broken) throw new Error('broken')
    return working(endpoint, input)
  }
  const context = new RouterContextProvider()
  context.set(apiContext, { call, language: 'en' } as never)
  const request = new Request(`http://localhost/provider/${slug}`)
  const { data } = (await loader({ request, context, params: { id: slug } } as never)) as { data: object }
  return rendered(<ProviderPage {...({ loaderData: data } as Parameters<typeof ProviderPage>[0])} />)
}

test('reviews that cannot be loaded are told so on the page of a provider, with no stars and no count in their place', async () => {
  const told = 'We could not load the reviews.'
  const text = textIn(await pageWithout('reviews.ofProvider'))
  expect(text).toContain(`Reviews ${told}`)
  expect(text).not.toMatch(/No Reviews Yet|Verified Booking|5 stars/)
  const whole = textIn(await pageWithout('none'))
  expect(whole).toContain('No Reviews Yet')
  expect(whole).not.toContain(told)
})

test('a page shows no photo twice: the gallery holds those that the shop front has no room for', async () => {
  const photos = (count: number) => Array.from({ length: count }, (_, index) => `/pictures/cut-${index}.avif`)
  const shown = async (count: number) => {
    const html = await pageWithout('none', photos(count))
    return {
      html,
      photos: [...html.matchAll(/<img src="(\/pictures\/cut-[^"]+)"/g)].map(([, src]) => src),
      hasGallery: html.includes('Gallery of Recent Work'),
      anchors: html.match(/id="photos"/g)?.length,
    }
  }
  expect(await shown(9)).toMatchObject({ photos: photos(9), hasGallery: true, anchors: 1 })
  expect(await shown(5)).toMatchObject({ photos: photos(5), hasGallery: false, anchors: 1 })
  expect(await shown(1)).toMatchObject({ photos: photos(1), hasGallery: false, anchors: 1 })
  const none = await shown(0)
  expect(none).toMatchObject({ photos: [], hasGallery: true, anchors: 1 })
  expect(textIn(none.html)).toContain('Gallery of Recent Work No photos available yet')
})
