import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppError } from '../../lib/api/errors.ts'
import { apiContext } from '../api-context.ts'
import { loader } from './search.tsx'

/** What the page is told when its search ends like this. */
async function searched(path: string, failure: Error) {
  const context = new RouterContextProvider()
  const call = async (endpoint: { name: string }) => {
    if (endpoint.name === 'search.providers') throw failure
    return []
  }
  context.set(apiContext, { call, language: 'en' } as never)
  const request = new Request(`http://localhost${path}`)
  const { data, init } = (await loader({ request, context, params: {} } as never)) as unknown as {
    data: { found: unknown; error: string | null }
    init: { status: number }
  }
  return { ...data, status: init.status }
}

test('a search that fails says so with its status, and shows nobody in place of what it did not find', async () => {
  const busy = new AppError('unavailable', 'busy', 'We are very busy right now.')
  expect(await searched('/search?search=hair', busy)).toMatchObject({ found: null, status: 503 })
  expect(await searched('/search?search=hair', new Error('broken'))).toMatchObject({ found: null, status: 503 })
  const odd = new AppError('invalid', 'invalid_input', 'page: no', { fields: { page: 'no' } })
  expect(await searched('/search?page=x', odd)).toMatchObject({ found: null, status: 400, error: 'page' })
})
