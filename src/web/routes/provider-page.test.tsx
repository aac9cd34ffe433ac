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
async function pageWithout(broken: string) {
  const { slug } = await makeProvider(app)
  const working = inProcessCall(routes, () => createContext(app.running, 'test'), true)
  const call: Call = async (endpoint, input) => {
    if (endpoint.name === broken) throw new Error('broken')
    return working(endpoint, input)
  }
  const context = new RouterContextProvider()
  context.set(apiContext, { call, language: 'en' } as never)
  const request = new Request(`http://localhost/provider/${slug}`)
  const { data } = (await loader({ request, context, params: { id: slug } } as never)) as { data: object }
  return textIn(rendered(<ProviderPage {...({ loaderData: data } as Parameters<typeof ProviderPage>[0])} />))
}

test('reviews that cannot be loaded are told so on the page of a provider, with no stars and no count in their place', async () => {
  const told = 'We could not load the reviews.'
  const text = await pageWithout('reviews.ofProvider')
  expect(text).toContain(`Reviews ${told}`)
  expect(text).not.toMatch(/No Reviews Yet|Verified Booking|5 stars/)
  const whole = await pageWithout('none')
  expect(whole).toContain('No Reviews Yet')
  expect(whole).not.toContain(told)
})
