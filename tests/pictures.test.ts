import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { faces } from '../scripts/pictures/portraits.ts'
import {
  portraitPath,
  scenePath,
  scenes,
  scenesFor,
  sceneWidths,
  windowPath,
  windows,
} from '../scripts/pictures/scenes.ts'
import { professions } from '../src/domains/categories/rules.ts'
import { pictureText } from '../src/web/picture-texts.server.ts'
import { es } from '../src/web/pictures/es.ts'
import { fr } from '../src/web/pictures/fr.ts'
import { pt } from '../src/web/pictures/pt.ts'

const publicFolder = join(import.meta.dirname, '../public')
const bytesOf = new Map(
  readdirSync(join(publicFolder, 'pictures')).map((name) => {
    const path = `/pictures/${name}`
    return [path, statSync(join(publicFolder, path)).size] as const
  }),
)

describe('the picture library', () => {
  test.each([...professions, 'Laser Technician'])('has at least four scenes of its own for %s', (profession) => {
    const own = scenes.filter((scene) => scene.professions.includes(profession))
    expect(own.length).toBeGreaterThanOrEqual(4)
    expect(scenesFor(profession)).toEqual(own)
  })

  test('is committed whole, in all sizes, and holds nothing else', () => {
    const listed = [
      ...scenes.flatMap(({ name }) => sceneWidths.map((width) => scenePath(name, width))),
      ...windows.map(({ name }) => windowPath(name)),
      ...Object.keys(faces).map(portraitPath),
    ]
    expect([...bytesOf.keys()].sort()).toEqual(listed.sort())
  })

  test('says in words what each picture shows, each in its own', () => {
    const texts = [...scenes, ...windows].map(({ alt }) => alt)
    expect(texts.filter((alt) => alt.trim().length < 12)).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test.each([
    ['fr', fr],
    ['es', es],
    ['pt', pt],
  ] as const)('says it in %s too, and only what is there', (language, own) => {
    const texts = Object.values(own)
    expect(Object.keys(own)).toEqual(scenes.map(({ name }) => name))
    expect(texts.filter((text) => text.trim().length < 12 || text !== text.trim() || /['".]/.test(text))).toEqual([])
    expect(new Set([...texts, ...scenes.map(({ alt }) => alt)]).size).toBe(2 * texts.length)
    expect(pictureText(scenePath('hair-4'), language)).toBe(own['hair-4'])
    expect(pictureText('/uploads/own.avif', language)).toBeUndefined()
  })

  test('has no file over 40 kB and less than 4 MB in all', () => {
    expect([...bytesOf].filter(([, bytes]) => bytes > 40_000)).toEqual([])
    expect([...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(4_000_000)
  })
})

describe('the pictures of the name', () => {
  const manifest = JSON.parse(readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8'))
  const measure = async (path: string) => {
    const { width, height, format, hasAlpha } = await sharp(join(publicFolder, path)).metadata()
    return { size: `${width}x${height}`, format, hasAlpha }
  }

  test('the manifest names icons that are there in the sizes it says, also where a shortcut uses them', async () => {
    const shortcuts: { url: string; icons: unknown[] }[] = manifest.shortcuts
    expect(shortcuts.map(({ url }) => url)).toEqual(['/search', '/my-bookings'])
    for (const { src, sizes } of [...manifest.icons, ...shortcuts.flatMap(({ icons }) => icons)]) {
      expect(await measure(src)).toMatchObject({ size: sizes, format: 'png' })
    }
    expect(await measure('/icons/apple-touch-icon.png')).toEqual({ size: '180x180', format: 'png', hasAlpha: false })
  })

  test('the manifest begins in the colour of the page', () => {
    const [, paper] = /--color-paper: (#[0-9a-f]{6})/.exec(readFileSync('src/web/styles/tokens.css', 'utf8')) ?? []
    expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper])
  })

  test.each(['home', 'search', 'generic'])('%s can be shared: 1200 by 630 in at most 120 kB', async (name) => {
    expect(await measure(`/share/${name}.jpg`)).toMatchObject({ size: '1200x630', format: 'jpeg' })
    expect(statSync(join(publicFolder, `share/${name}.jpg`)).size).toBeLessThanOrEqual(120_000)
  })

  test('every picture that a page names by its address is there', () => {
    // The page of all parts shows on purpose what a missing picture looks like.
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('web/dev-ui/'),
    )
    const named = sources.flatMap(
      (file) =>
        readFileSync(join('src', file), 'utf8').match(/\/(pictures|share|icons)\/[\w-]+\.(avif|jpg|png|svg)/g) ?? [],
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !statSync(join(publicFolder, path), { throwIfNoEntry: false }))).toEqual([])
  })
})
