import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memory } from '../scripts/setup.mjs'
import { createTestDatabase } from './databases.ts'
import { startServerProcess } from './server-process.ts'

const [buildStage = '', image = ''] = readFileSync('Dockerfile', 'utf8')
  .split(/^(?=FROM )/m)
  .slice(1)
const [, held = ''] = /^RUN mkdir \/image && mv (.*) \/image\/$/m.exec(buildStage) ?? []
const copied = held.split(' ')
const command = (instruction: string): string[] => {
  const [, list = ''] = new RegExp(`^${instruction} .*?(\\[.*\\])$`, 'm').exec(image) ?? []
  return JSON.parse(list)
}

test('the image holds nothing of this folder but what is built in it, and does not run as root', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const own of ['node_modules', 'build', '.data', '.git', '*.env']) expect(ignored).toContain(own)
  expect(buildStage).not.toMatch(/--ignore-lock|npm install/)
  expect(/^USER (\w+)$/m.exec(image)?.[1]).toBe('highstreet')
  expect(image).toContain('COPY --from=build /image ./')
  expect(image).toMatch(/APP_ENV=production .*DATA_DIR=\/data/)
  const plain = image.replaceAll('"', '')
  for (const [name, value] of Object.entries(memory)) expect(plain).toContain(` ${name}=${value}`)
})

test('what finds the command that builds the pages is sent to whoever builds the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-sent-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  const isSent = (path: string) =>
    ignored.includes(`!${path}`) ||
    !ignored.some((one) => one === path || one === dirname(path) || one === `${dirname(path)}/*`)
  for (const path of ['scripts/setup.mjs', 'package.json', 'tools/package.json'])
    if (isSent(path)) cpSync(path, join(folder, path))
  cpSync('node_modules/@react-router/dev/package.json', join(folder, 'node_modules/@react-router/dev/package.json'))
  const asked = "console.log((await import('./scripts/setup.mjs')).bin('react-router'))"
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', asked], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toContain('@react-router/dev')
})

test('what the image holds is enough to run, and its health check tells a server from none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-image-'))
  const database = await createTestDatabase()
  onTestFinished(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const path of copied) {
    // Our own Node stands for the one that is linked there.
    if (path === 'node') continue
    expect([path, existsSync(path)]).toEqual([path, true])
    if (path === 'node_modules') symlinkSync(join(process.cwd(), path), join(folder, path))
    else cpSync(path, join(folder, path), { recursive: true })
  }
  expect(command('ENTRYPOINT').slice(1)).toEqual(['build/server/main.js'])
  const server = await startServerProcess(
    {
      APP_ENV: 'production',
      APP_ORIGIN: 'https://highstreet.test',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_SECRET: 'a secret of more than thirty-two characters',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
    },
    folder,
  )
  const [, script = ''] = command('HEALTHCHECK')
  const env = { PORT: new URL(server.origin).port }
  const isHealthy = () => spawnSync(process.execPath, [script], { cwd: folder, env }).status
  expect(isHealthy()).toBe(0)
  expect((await fetch(server.origin)).status).toBe(200)
  expect((await fetch(`${server.origin}/api/docs`)).status).toBe(200)
  await server.stop()
  expect(isHealthy()).toBe(1)
})
