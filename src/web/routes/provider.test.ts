import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import '../../domains/texts.server.ts'
import { apiContext } from '../api-context.ts'
import { loader } from './provider.tsx'

/** What the page of Maya shows when only these calls succeed. */
async function profileWhere(
  answers: Record<string, unknown>,
  language = 'en',
  profession = 'Barber',
  specializations: string[] = [],
) {
  const provider = {
    ...{ id: 'p', name: 'Maya', profession, linkTo: '/provider/maya', bio: '', location: 'Leeds', rating: null },
    ...{
      profileImage: null,
      galleryImages: [],
      services: [],
      specializations,
      openingTimes: { week: [] },
      contact: {},
      pricing: {},
    },
    ...{ coordinates: {}, category: { slug: 'nail-care', name: 'Nail Care' } },
  }
  const call = async ({ name }: { name: string }) => {
    if (name === 'providers.get') return provider
    if (name in answers) return answers[name]
    throw new Error('broken')
  }
  const context = new RouterContextProvider()
  context.set(apiContext, { call, language, origin: 'https://highstreet.test' } as never)
  const request = new Request('http://localhost/provider/maya')
  const { data } = (await loader({ request, context, params: { id: 'maya' } } as never)) as {
    data: { others: { title: string; providers: { id: string }[] } | null }
  }
  return data
}

test('what fails beside a profile is left out, and nothing is put in its place', async () => {
  const nothing = {
    reviews: null,
    said: null,
    times: null,
    month: null,
    map: null,
    order: { sort: 'newest', stars: null },
    photos: [],
    specializations: [],
    others: null,
    plans: null,
    rewards: null,
    trader: null,
    title: 'Maya, Barber in Leeds',
    image: expect.stringMatching(/^\/share\/.*\.jpg\?lng=en$/),
    structured: expect.any(Array),
  }
  expect(await profileWhere({})).toEqual({ provider: expect.objectContaining({ id: 'p' }), ...nothing })
})

test('a specialization is said in the language of the page, one that we do not know as it was written', async () => {
  const profile = (await profileWhere({}, 'pt', 'Barber', ['Hot stone', 'Falconry'])) as unknown as {
    specializations: string[]
  }
  expect(profile.specializations).toEqual(['Pedras quentes', 'Falconry'])
})

test('others like a provider are of the profession where nobody can say more, without the provider itself, and four at most', async () => {
  const six = ['a', 'b', 'p', 'c', 'd', 'e'].map((id) => ({ id }))
  const { others } = await profileWhere({ 'providers.list': { providers: six } })
  expect(others?.providers.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  const said = await profileWhere({ 'find.recommended': [{ id: 'x' }], 'providers.list': { providers: six } })
  expect(said.others?.providers).toEqual([{ id: 'x' }])
  for (const nobody of [{ 'find.recommended': [] }, { 'providers.list': { providers: [{ id: 'p' }] } }, {}])
    expect((await profileWhere(nobody)).others).toBeNull()
})

test.each([
  ['en', 'Barber', 'Other Barbers You Might Like'],
  ['en', 'Dog Groomer', 'Other Dog Groomers You Might Like'],
  ['fr', 'Barber', 'D’autres barbiers qui pourraient vous plaire'],
  ['fr', 'Dog Groomer', 'D’autres prestataires qui pourraient vous plaire'],
  ['es', 'Hair Stylist', 'Más estilistas que te pueden gustar'],
  ['pt', 'Photographer', 'Mais fotógrafos de que pode gostar'],
])('others are announced in %s, of a %s, as “%s”', async (language, profession, title) => {
  const { others } = await profileWhere({ 'find.recommended': [{ id: 'x' }] }, language, profession)
  expect(others?.title).toBe(title)
})
