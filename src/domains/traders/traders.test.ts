import { beforeAll, describe, expect, test } from 'vitest'
import {
  bearer,
  beginErasing,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(() => {
  api = createApi(app.running)
})

const whole = {
  ...{ kind: 'trader', legalName: 'Rivers Hair Ltd', street: 'Roman Road 5', postalCode: 'E2 0HU', city: 'London' },
  ...{ country: 'GB', register: 'Companies House', registerNumber: '07524813', taxNumber: 'GB 980 7806 84' },
  ...{ email: 'hello@rivers.test', phone: '+44 20 7946 0000' },
}
const declare = async ({ owner }: TestProvider, changes: object = {}) => {
  const response = await api.request('/api/providers/me/trader', {
    method: 'PUT',
    headers: { authorization: await bearer(app, owner), 'content-type': 'application/json' },
    body: JSON.stringify({ ...whole, complies: true, ...changes }),
  })
  const { code, fields, data } = await response.json()
  return { status: response.status, code, fields: Object.keys(fields ?? {}), trader: data?.trader }
}
const shownOf = async ({ providerId }: TestProvider) =>
  (await (await api.request(`/api/providers/${providerId}/trader`)).json()).data

describe('who trades', () => {
  test('is read by everybody once a trader has declared it, line by line, and by its owner as it was said', async () => {
    const provider = await makeProvider(app)
    expect(await shownOf(provider)).toEqual({ kind: null, trader: null })
    expect(await declare(provider)).toMatchObject({ status: 200, trader: whole })
    const { kind: _kind, street: _street, postalCode: _code, city: _city, ...shown } = whole
    expect(await shownOf(provider)).toEqual({
      kind: 'trader',
      trader: { ...shown, address: ['Roman Road 5', 'E2 0HU London'] },
    })
    const own = await api.request('/api/providers/me/trader', {
      headers: { authorization: await bearer(app, provider.owner) },
    })
    expect((await own.json()).data.trader).toEqual({ ...whole, compliedAt: expect.any(String) })
  })

  test('of a private person is that and nothing else', async () => {
    const provider = await makeProvider(app)
    await declare(provider)
    expect(await declare(provider, { kind: 'private' })).toMatchObject({ status: 200 })
    expect(await shownOf(provider)).toEqual({ kind: 'private', trader: null })
  })

  test.each([
    ['a country that there is not', { country: 'ZZ' }, 'country_unknown', ['country']],
    ['a register without its number', { registerNumber: '' }, 'register_incomplete', ['registerNumber']],
    ['a number without its register', { register: '' }, 'register_incomplete', ['register']],
    ['a VAT number with a wrong digit', { taxNumber: 'GB980780685' }, 'tax_number_wrong', ['taxNumber']],
    ['no name', { legalName: ' ' }, 'invalid_input', ['legalName']],
    ['a name that cannot be seen', { legalName: '\u200b\u200b' }, 'invalid_input', ['legalName']],
    ['a name that turns its line round', { legalName: 'Rivers\u202e' }, 'invalid_input', ['legalName']],
    ['a name of two lines', { legalName: 'Rivers\nHair' }, 'invalid_input', ['legalName']],
    ['a name without end', { legalName: 'x'.repeat(121) }, 'invalid_input', ['legalName']],
    ['control characters', { city: 'Lon\u0007don' }, 'invalid_input', ['city']],
    ['no phone number', { phone: 'ask for Nia' }, 'invalid_input', ['phone']],
    ['no email address', { email: 'rivers' }, 'invalid_input', ['email']],
    ['nothing about the law', { complies: false }, 'invalid_input', ['complies']],
    ['whose it is', { providerId: 'x' }, 'invalid_input', []],
  ])('is refused with %s', async (_name, changes, code, fields) => {
    const provider = await makeProvider(app)
    expect(await declare(provider, changes)).toMatchObject({ status: 400, code, ...(fields.length > 0 && { fields }) })
    expect(await shownOf(provider)).toEqual({ kind: null, trader: null })
  })

  test('of a business that is not on the site is not read', async () => {
    const provider = await makeProvider(app)
    await declare(provider)
    const { db } = app.running
    await db
      .updateTable('provider')
      .set({ status: 'inactive' })
      .where('provider_id', '=', provider.providerId)
      .execute()
    expect((await api.request(`/api/providers/${provider.providerId}/trader`)).status).toBe(404)
  })

  test('is not declared once more by somebody who is leaving meanwhile', async () => {
    const provider = await makeProvider(app)
    await declare(provider)
    const end = await beginErasing(app, provider.owner.accountId)
    const late = declare(provider, { legalName: 'Late Ltd' })
    await end()
    expect((await late).status).toBe(401)
    const { db } = app.running
    const left = db.selectFrom('trader').select('legal_name').where('provider_id', '=', provider.providerId)
    expect(await left.execute()).toEqual([])
  })

  test('is nobody’s who has no business', async () => {
    const response = await api.request('/api/providers/me/trader', {
      headers: { authorization: await bearer(app, await makeAccount(app)) },
    })
    expect(response.status).toBe(403)
  })
})
