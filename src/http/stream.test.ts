import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, openTestApp } from '../../tests/factories.ts'
import { endSessions, startSession } from '../domains/identity/sessions.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import type { Serving } from './api.server.ts'
import { mountStream } from './stream.server.ts'

const app = openTestApp()

test('whoever is shut out in the moment in which their stream is opened has none', async () => {
  const answerTo = async (isShutOut: boolean) => {
    const { accountId } = await makeAccount(app)
    const { token } = await startSession(app.ctx(), accountId)
    const { running } = app
    const take = async () => {
      if (!isShutOut) return
      await endSessions(app.ctx(), accountId)
      running.streams.shut(accountId)
    }
    const limits = { ...running.app.limits, take }
    const serving = { ...running, app: { ...running.app, limits }, isDraining: () => false } as unknown as Serving
    const site = new Hono<Env>().use(async (c, next) => {
      c.set('requestId', 'none')
      await next()
    })
    mountStream(site, serving)
    const outgoing = new ServerResponse(new IncomingMessage(new Socket()))
    const headers = { authorization: `Bearer ${token}` }
    await site.request('/api/notifications/stream', { headers }, { outgoing })
    onTestFinished(() => void outgoing.end())
    return outgoing
  }
  expect(await answerTo(false)).toMatchObject({ statusCode: 200, writableEnded: false })
  expect(await answerTo(true)).toMatchObject({ statusCode: 200, writableEnded: true })
})
