import { expect, test } from 'vitest'
import { Catch } from './crash.tsx'

test('what is shown instead of a broken part is given the error, a retry and a reload', () => {
  const given: unknown[] = []
  const fallback = (crash: unknown) => {
    given.push(crash)
    return 'instead'
  }
  const part = new Catch({ part: 'component', route: 'root', visit: 'one', fallback, children: 'whole' })
  part.setState = (change) => {
    part.state = { ...part.state, ...(typeof change === 'function' ? change(part.state, part.props) : change) }
  }
  expect(part.render()).toBe('whole')
  const error = new Error('broken')
  part.setState(Catch.getDerivedStateFromError(error) as never)
  expect(part.render()).toBe('instead')
  expect(given).toEqual([{ error, retryCount: 0, isTold: false, retry: part.retry, reload: expect.any(Function) }])
  part.retry()
  expect([part.render(), part.state.retryCount]).toEqual(['whole', 1])
  expect(Catch.getDerivedStateFromProps({ ...part.props, visit: 'another' }, part.state)).toMatchObject({
    error: null,
    retryCount: 0,
  })
})
