import { generateSync } from 'otplib'
import { demoAccounts, demoKey } from '../../db/demo/accounts.ts'
import { startDatabaseServer } from '../databases.ts'
import { startServerWithService } from './id-provider.ts'

export default async function setup() {
  // After the other tests, theirs: the demo city is already there.
  const postgres = process.env.TEST_DATABASE_SERVER ? null : await startDatabaseServer()
  if (postgres) process.env.TEST_DATABASE_SERVER = postgres.url()
  const server = await startServerWithService()
  process.env.E2E_ORIGIN = server.origin
  process.env.E2E_DATABASE_URL = server.databaseUrl
  process.env.E2E_DATA_DIR = server.dataDir
  process.env.E2E_ADMIN_DEVICE = await rememberAdmin(server.origin)
  return () => server.stop().finally(() => postgres?.stop())
}

/** Of many tests that log in as the administrator at once each would need a code of its own, and one comes every half minute. */
async function rememberAdmin(origin: string): Promise<string> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin, cookie }
    const answer = await fetch(`${origin}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { text: await answer.text(), cookies: answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '') }
  }
  const half = await post('login', demoAccounts.admin)
  const code = generateSync({ secret: demoKey })
  const { cookies, text } = await post('second-factor', { code, remember: true }, half.cookies.join('; '))
  const device = cookies.find((cookie) => cookie.startsWith('device='))
  if (!device) throw new Error(`The administrator cannot log in: ${half.text} ${text}`)
  return device.replace('device=', '')
}
