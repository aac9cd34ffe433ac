import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import '../../domains/texts.server.ts'
import { apiContext } from '../api-context.ts'
import { loader } from './provider.tsx'

test('what fails beside a profile is left out, and nothing is put in its place', async () => {
  const provider = { id: 'p', name: 'Maya', profileImage: null, galleryImages: [], services: [], openingTimes: {} }
  const call = async ({ name }: { name: string }) => {
    if (name !== 'providers.get') throw new Error('broken')
    return provider
  }
  const context = new RouterContextProvider()
  context.set(apiContext, { call, language: 'en' } as never)
  const request = new Request('http://localhost/provider/maya')
  const { data } = (await loader({ request, context, params: { id: 'maya' } } as never)) as { data: object }
  expect(data).toEqual({ provider, reviews: null, times: null, month: null, map: null, photos: [] })
})
