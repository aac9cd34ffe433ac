import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { createContext, type Running } from '../app.server.ts'
import type { Provider } from '../domains/providers/contract.ts'
import { findProviderIdBySlug } from '../domains/providers/provider-id.server.ts'
import { getProvider } from '../domains/providers/service.server.ts'
import { professionName } from '../domains/providers/ui/provider-texts.ts'
import { i18nFor } from '../i18n/i18n.ts'
import { defaultLanguage, type Language, localeOf, pickLanguage } from '../i18n/languages.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { callLimits } from '../lib/limits.ts'
import { shippedFile } from '../lib/shipped-file.server.ts'
import { formatCount, formatDecimal } from '../ui/date-format.ts'
import type { ShareCard } from './share-picture.server.ts'

const generic = '/share/generic.jpg'
const keptPictures = 2000
const longestMs = 15_000
/** More do not wait: who asks comes again. */
const waitingAtMost = 10

/** The picture of a link to a provider, `/share/provider/{slug}.jpg?lng=fr`: drawn when it is first asked for. */
export function mountSharePictures(site: Hono<Env>, running: Running) {
  const folder = join(running.config.dataDir, 'share-pictures')
  const drawing = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  const drawOnce = (name: string, card: ShareCard) => {
    const begun = drawing.get(name)
    if (begun) return begun
    const drawn = last.then(() => draw(card))
    last = drawn.catch(() => {})
    drawing.set(name, drawn)
    const end = () => drawing.delete(name)
    drawn.then(end, end)
    return drawn
  }
  site.get('/share/provider/:file{[a-z0-9-]+\\.jpg}', async (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const address = clientAddress(c.req.raw.headers, peer, running.config.trustedProxies)
    await running.app.limits.take(callLimits.read, `share ${address}`)
    const ctx = createContext(running, c.get('requestId'))
    const id = await findProviderIdBySlug(ctx.db, c.req.param('file').slice(0, -'.jpg'.length))
    const provider = id && (await getProvider(ctx, { id }).catch(() => null))
    if (!provider) return c.text('Not found', 404)
    const card = cardOf(provider, pickLanguage(c.req.query('lng')) ?? defaultLanguage)
    if (!card) return c.redirect(generic, 302)
    const name = `${createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 32)}.jpg`
    const known = await readFile(join(folder, name)).catch(() => null)
    if (known) return send(c, known)
    if (!drawing.has(name) && drawing.size >= waitingAtMost) return c.redirect(generic, 302)
    try {
      const picture = await drawOnce(name, card)
      await keep(folder, name, picture)
      return send(c, picture)
    } catch (err) {
      ctx.log.warn({ err, providerId: provider.id }, 'the picture of a shared link cannot be drawn')
      return c.redirect(generic, 302)
    }
  })
}

const send = (c: Context<Env>, picture: Buffer) =>
  c.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })

/** What the fonts of the site can write. */
const isWritable = (text: string) => /^[ -\u024f\u1e00-\u1eff\u2010-\u2026]*$/.test(text)

function cardOf(provider: Provider, language: Language): ShareCard | null {
  const i18n = i18nFor(language)
  const locale = localeOf(language)
  const { name, location, rating, reviewsCount, profileImage } = provider
  const card = {
    site: i18n.t('site.name'),
    name,
    what: professionName(i18n, provider.profession),
    place: location,
    rating: rating === null ? null : `${formatDecimal(rating, locale)} (${formatCount(reviewsCount, locale)})`,
  }
  const isShown = Object.values(card).every((text) => text === null || isWritable(text))
  return isShown ? { ...card, photo: photoOf(profileImage) } : null
}

/** Pictures of ours alone are read. */
const photoOf = (path: string | null) =>
  path !== null && /^\/pictures\/[\w-]+\.avif$/.test(path) ? shippedFile(`public${path}`) : null

function draw(card: ShareCard): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(shippedFile('src/http/share-picture-process.server.ts'), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    })
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    child.once('message', (picture) => resolve(Buffer.from(picture as Uint8Array)))
    // More than one, where none can be started: that it is not, and that nothing can be sent to it.
    child.on('error', reject)
    child.once('exit', () => reject(new Error(errors.slice(0, 2000) || 'It ended without a picture')))
    child.send(card)
  })
}

/** The oldest make room. */
async function keep(folder: string, name: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const written = join(folder, `${name}.${process.pid}`)
  await writeFile(written, picture)
  await rename(written, join(folder, name))
  const names = await readdir(folder)
  if (names.length <= keptPictures) return
  const dated = await Promise.all(
    names.map(async (one) => ({ one, at: (await stat(join(folder, one)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, names.length - keptPictures + keptPictures / 10)
  await Promise.all(oldest.map(({ one }) => rm(join(folder, one), { force: true })))
}
