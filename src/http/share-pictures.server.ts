import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { createContext, type Running } from '../app.server.ts'
import type { Provider } from '../domains/providers/contract.ts'
import { findProviderIdBySlug } from '../domains/providers/provider-id.server.ts'
import { getProvider } from '../domains/providers/service.server.ts'
import { professionName } from '../domains/providers/ui/provider-texts.ts'
import { fileOf, isUploadPath } from '../domains/uploads/rules.ts'
import { i18nFor } from '../i18n/i18n.ts'
import { defaultLanguage, type Language, localeOf, pickLanguage } from '../i18n/languages.ts'
import { hasCode } from '../lib/api/errors.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import type { Ctx } from '../lib/context.ts'
import { callLimits } from '../lib/limits.ts'
import { ProcessLine } from '../lib/process-line.server.ts'
import { shippedFile } from '../lib/shipped-file.server.ts'
import { formatCount, formatDecimal } from '../ui/date-format.ts'
import type { ShareCard } from './share-picture.server.ts'

const generic = '/share/generic.jpg'
const keptPictures = 2000
const folderIn = (dataDir: string) => join(dataDir, 'share-pictures')

/** The picture of a link to a provider, `/share/provider/{slug}.jpg?lng=fr`: drawn when it is first asked for. */
export function mountSharePictures(site: Hono<Env>, running: Running) {
  const folder = folderIn(running.config.dataDir)
  const drawing = new Map<string, Promise<Uint8Array>>()
  const line = new ProcessLine<ShareCard, Uint8Array>({
    file: 'src/http/share-picture-process.server.ts',
    longestMs: 15_000,
    waitingAtMost: 10,
  })
  const drawOnce = (name: string, card: ShareCard) => {
    const begun = drawing.get(name)
    if (begun) return begun
    const drawn = line.run(card)
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
    const name = `${provider.id}-${digestOf(card, provider.profileImage)}.jpg`
    const known = await readFile(join(folder, name)).catch(() => null)
    if (known) return send(c, known)
    try {
      const photo = await photoOf(ctx, provider.profileImage)
      const picture = await drawOnce(name, { ...card, photo })
      await keep(folder, name, picture)
      return send(c, picture)
    } catch (err) {
      if (!hasCode(err, 'busy'))
        ctx.log.warn({ err, providerId: provider.id }, 'the picture of a shared link cannot be drawn')
      return c.redirect(generic, 302)
    }
  })
}

const send = (c: Context<Env>, picture: Uint8Array) =>
  c.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })

/** What the fonts of the site can write. */
const isWritable = (text: string) => /^[ -\u024f\u1e00-\u1eff\u2010-\u2026]*$/.test(text)

type Words = Omit<ShareCard, 'photo'>

const digestOf = (words: Words, photo: string | null) =>
  createHash('sha256')
    .update(JSON.stringify({ ...words, photo }))
    .digest('hex')
    .slice(0, 32)

function cardOf(provider: Provider, language: Language): Words | null {
  const i18n = i18nFor(language)
  const locale = localeOf(language)
  const { name, location, rating, reviewsCount } = provider
  const card = {
    site: i18n.t('site.name'),
    name,
    what: professionName(i18n, provider.profession),
    place: location,
    rating: rating === null ? null : `${formatDecimal(rating, locale)} (${formatCount(reviewsCount, locale)})`,
  }
  const isShown = Object.values(card).every((text) => text === null || isWritable(text))
  return isShown ? card : null
}

/** Of the kit, or uploaded here; no address from elsewhere is fetched. */
async function photoOf({ app }: Ctx, path: string | null): Promise<Uint8Array | null> {
  if (path === null) return null
  if (isUploadPath(path)) return app.storage.get(fileOf(path))
  return /^\/pictures\/[\w-]+\.avif$/.test(path) ? readFile(shippedFile(`public${path}`)) : null
}

/** What has been drawn of a provider who has changed or left. */
export async function forgetSharePictures(dataDir: string, providerId: string): Promise<void> {
  const folder = folderIn(dataDir)
  const names = await readdir(folder).catch(() => [])
  const theirs = names.filter((name) => name.startsWith(`${providerId}-`))
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })))
}

/** The oldest make room. */
async function keep(folder: string, name: string, picture: Uint8Array): Promise<void> {
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
