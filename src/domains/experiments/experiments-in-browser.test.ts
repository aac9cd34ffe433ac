import { expect, test } from 'vitest'
import type { Call } from '../../lib/api/call.ts'
import { createExperiments } from './ui/experiments.ts'

/** What is asked of the server; each answer waits for `answer`. */
function listen() {
  const asked: { name: string; input: unknown; signal: AbortSignal | undefined }[] = []
  const waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = []
  const warned: string[] = []
  const call = ((endpoint: { name: string }, input: unknown, options?: { signal?: AbortSignal }) => {
    asked.push({ name: endpoint.name, input, signal: options?.signal })
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }) as unknown as Call
  const experiments = createExperiments((message) => warned.push(message))
  const settle = async (outcome: object | Error) => {
    const next = waiting.shift()
    if (outcome instanceof Error) next?.reject(outcome)
    else next?.resolve(outcome)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { asked, warned, experiments, call, settle, names: () => asked.map(({ name }) => name) }
}
const found = { wording: { id: 'wording', variant: 'b' } }

test('experiments are asked for once for who is signed in, with a time-out, and known to nobody else', async () => {
  const { asked, experiments, call, settle } = listen()
  expect(experiments.read('wording', 'ada')).toBeUndefined()
  for (const _time of [1, 2]) experiments.follow('ada', call)
  expect(asked).toMatchObject([{ name: 'experiments.mine', input: {} }])
  expect(asked[0]?.signal).toBeInstanceOf(AbortSignal)
  await settle(found)
  expect(experiments.read('wording', 'ada')).toBe('b')
  expect(experiments.read('another', 'ada')).toBeNull()
  expect(experiments.read('wording', 'nia')).toBeUndefined()
  experiments.follow('nia', call)
  await settle({})
  expect(experiments.read('wording', 'nia')).toBeNull()
})

test('the first read of a variant is told once, by page and time', async () => {
  const { asked, experiments, call, settle } = listen()
  experiments.follow('ada', call)
  await settle(found)
  for (const _time of [1, 2, 3]) experiments.track('wording', 'b', '/reminders')
  expect(asked.slice(1)).toMatchObject([
    {
      name: 'experiments.trackExposure',
      input: { experimentId: 'wording', variant: 'b', context: { page: '/reminders', timestamp: expect.any(String) } },
    },
  ])
})

test('a failure is only logged, and nothing is applied', async () => {
  const { warned, experiments, call, settle } = listen()
  experiments.follow('ada', call)
  await settle(new Error('timeout'))
  expect(experiments.read('wording', 'ada')).toBeNull()
  expect(warned).toEqual(['experiments could not be loaded'])
})

test('experiments are asked for anew when another tab stores another token, and stay while that fails', async () => {
  const { names, experiments, call, settle } = listen()
  experiments.follow('ada', call)
  await settle(found)
  experiments.hearStorage({ key: 'theme' })
  expect(names()).toHaveLength(1)
  for (const key of ['token', 'authToken', null]) {
    experiments.hearStorage({ key })
    await settle(new Error('offline'))
    expect(experiments.read('wording', 'ada')).toBe('b')
  }
  expect(names()).toEqual(Array(4).fill('experiments.mine'))
  experiments.hearStorage({ key: 'token' })
  await settle({})
  expect(experiments.read('wording', 'ada')).toBeNull()
})
