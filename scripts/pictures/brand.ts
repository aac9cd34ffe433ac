import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createPaint } from './paint.ts'
import { drawRoom, type Room } from './room.ts'
import { scenePath, windowPath } from './scenes.ts'
import { group, path, rect } from './svg.ts'

/**
 * The icons of the installed app and the pictures of shared links. Run by hand after the pictures of the library:
 * `node scripts/run.mjs scripts/pictures/brand.ts`. Letters need the fonts of the site, so a browser draws the share pictures.
 */

const publicFolder = join(import.meta.dirname, '../../public')
const modules = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
const name = 'Highstreet'

/** A wall in the sun, an awning, and the letter standing on the counter as wares do. `inset` shrinks it into a mask. */
function drawIcon(inset = 0): string {
  const size = { width: 300, height: 300 }
  const room: Room = { wall: '#f1dfba', counter: '#c9973f', counterAt: inset > 0 ? 0.74 : 0.82, sunAt: 0.3, sun: 0.8 }
  const shade = '#3a3426'
  const paint = createPaint(shade)
  const letter = 'M84 108h46v44h40v-44h46v150h-46v-62h-40v62H84z'
  const shadow = { dx: 12, dy: 8, softness: 6, opacity: 0.4 }
  const scale = `translate(150 150) scale(${1 - inset}) translate(-150 -150)`
  const inside = [
    group({ filter: paint.cast(shadow) }, path(letter, paint.fromTop('#124635', 0.5))),
    group({ filter: paint.cast({ dx: 4, dy: 9, softness: 6, opacity: 0.42 }) }, awning(inset)),
  ]
  const drawn = drawRoom(paint, room, size, shade) + group({ transform: scale }, ...inside)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 300 300">${paint.definitions()}${drawn}</svg>`
}

/** Six stripes over the whole width, each with its scallop; under a mask two more on each side run out of the picture. */
function awning(inset: number): string {
  const stripe = 50
  const [from, to] = inset > 0 ? [-2, 8] : [0, 6]
  const stripes = Array.from({ length: to - from }, (_, index) => {
    const x = (from + index) * stripe
    const colour = (from + index) % 2 === 0 ? '#124635' : '#fffaf0'
    const shape = `M${x}-60h${stripe}V62a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`
    return path(shape, colour)
  })
  return stripes.join('') + rect(-200, 58, 700, 3, '#0b3225', { opacity: 0.3 })
}

/** For tabs: no light and no shadow, only what is left of the mark at 16 pixels. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#124635"/>' +
  '<path d="M8 14h5v5h6v-5h5v13h-5v-4h-6v4H8z" fill="#fffaf0"/>' +
  '<path d="M6 4h20l3 6a3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0z" fill="#fffaf0"/>' +
  '<path d="M11 4h5v6a3.25 3.25 0 0 1-6.5 0zM21 4h5l3 6a3.25 3.25 0 0 1-6.5 0z" fill="#e0a39a"/></svg>\n'

const square = (svg: string, width: number) => sharp(Buffer.from(svg)).resize(width, width).flatten()
const png = { palette: true, quality: 90, effort: 10 }

async function renderIcons() {
  const icons = join(publicFolder, 'icons')
  await mkdir(icons, { recursive: true })
  const icon = drawIcon()
  await square(icon, 192).png(png).toFile(join(icons, 'icon-192.png'))
  await square(icon, 512).png(png).toFile(join(icons, 'icon-512.png'))
  await square(icon, 180).png(png).toFile(join(icons, 'apple-touch-icon.png'))
  await square(drawIcon(0.2), 512).png(png).toFile(join(icons, 'icon-maskable-512.png'))
  await writeFile(join(publicFolder, 'favicon.svg'), favicon)
  const small = await sharp(Buffer.from(favicon), { density: 288 }).resize(32, 32).png().toBuffer()
  await writeFile(join(publicFolder, 'favicon.ico'), Buffer.concat([icoHeader(32, small.length), small]))
}

/** One PNG in the box that browsers ask for without being told. */
function icoHeader(width: number, bytes: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(width, 6)
  header.writeUInt8(width, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(bytes, 14)
  header.writeUInt32LE(header.length, 18)
  return header
}

const dataUrl = async (file: string, type: string) => `data:${type};base64,${(await readFile(file)).toString('base64')}`
const picture = (file: string) => dataUrl(join(publicFolder, file), 'image/avif')
const font = (file: string) => dataUrl(join(modules, file), 'font/woff2')

async function sharePage(body: string): Promise<string> {
  const display = await font('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2')
  const text = await font('figtree/files/figtree-latin-wght-normal.woff2')
  return `<!doctype html><style>
    @font-face { font-family: Display; font-weight: 200 800; src: url(${display}) }
    @font-face { font-family: Text; font-weight: 300 900; src: url(${text}) }
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; overflow: hidden; background: #faf4e6; color: #18211c; font: 600 34px/1.25 Text }
    h1, .name { font-family: Display; font-weight: 800; letter-spacing: -.035em; line-height: .9 }
    .fascia { display: flex; align-items: center; justify-content: space-between; height: 176px; padding: 0 64px 8px;
      background: #124635; color: #fbf4e2; border-top: 10px solid #ddcba6 }
    .awning { position: relative; z-index: 2; height: 74px; filter: drop-shadow(0 7px 7px rgb(10 24 18 / .4)) }
    .awning::before { content: ''; display: block; height: 100%;
      background: linear-gradient(rgb(255 255 255 / .16), rgb(0 0 0 / .06) 48px, rgb(0 0 0 / .3) 48px, transparent 51px),
        linear-gradient(90deg, #1d5c47 50%, #fffaf0 0) 0 0 / 100px 100%;
      mask: linear-gradient(#000 0 0) 0 0 / 100% 49px no-repeat, radial-gradient(50% 100% at 50% 0, #000 97%, #0000) 0 49px / 50px 25px repeat-x }
    .panes { display: grid; gap: 18px; padding: 0 18px; margin-top: -64px; background: #124635 }
    .pane { position: relative; overflow: hidden; box-shadow: 0 0 0 3px #0b3225 }
    .pane img { display: block; width: 100%; height: 100%; object-fit: cover }
    .pane::after { content: ''; position: absolute; inset: 0; mix-blend-mode: soft-light;
      background: linear-gradient(118deg, rgb(255 255 255 / .28) 0 14%, #0000 14.2% 19%, rgb(255 255 255 / .16) 19.2% 24%, #0000 24.2%) }
    .sill { height: 26px; background: linear-gradient(#f7ecd4 0 6px, #ddcba6 6px) }
  </style><body>${body}</body>`
}

const panes = async (files: readonly string[]) =>
  (await Promise.all(files.map(async (file) => `<div class="pane"><img src="${await picture(file)}"></div>`))).join('')

const windowFiles = (...names: readonly string[]) => names.map(windowPath)
const sceneFiles = (...names: readonly string[]) => names.map((scene) => scenePath(scene))
const awningLine = '<div class="awning"></div>'

/** The whole street, the way home begins. */
const home = async () => `
  <div class="fascia"><div class="name" style="font-size: 112px">${name}</div>
    <p style="max-width: 11ch; text-align: right; font-size: 34px">Find local talent near you</p></div>${awningLine}
  <div class="panes" style="grid-template-columns: repeat(4, 1fr); height: 418px">
    ${await panes(windowFiles('hair', 'barbers', 'nails', 'photos'))}</div><div class="sill"></div>`

/** Shops beside each other, to choose from. */
const search = async () => `
  <div style="display: flex; align-items: center; justify-content: space-between; height: 196px; padding: 0 54px">
    <h1 style="font-size: 84px">See who is free</h1>
    <div class="name" style="font-size: 46px; color: #124635">${name}</div></div>
  <div style="display: grid; grid-template-columns: repeat(3, 1fr); gap: 26px 30px; padding: 0 54px">${(
    await Promise.all(
      sceneFiles('hair-1', 'barber-4', 'nails-2', 'tattoo-1', 'fitness-1', 'massage-1').map(
        async (file) =>
          `<div><div class="pane" style="height: 232px; border: 6px solid #124635; border-bottom: 0; border-radius: 7px 7px 0 0; box-shadow: none"><img src="${await picture(file)}"></div><div class="sill" style="height: 14px; margin: 0 -8px"></div></div>`,
      ),
    )
  ).join('')}</div>`

/** One window, when a page has no picture of its own. */
const generic = async () => `
  <div style="display: grid; grid-template-columns: 540px 600px; align-items: center; height: 630px">
    <div style="display: grid; gap: 34px; padding: 0 0 24px 64px">
      <div class="name" style="font-size: 96px; color: #124635">${name}</div>
      <p style="max-width: 16ch; font-size: 38px; color: #4c564e">Local people, real times, honest prices.</p></div>
    <div>${awningLine}
      <div class="panes" style="height: 452px; margin-top: -70px">${await panes(sceneFiles('barber-1'))}</div>
      <div class="sill" style="margin: 0 -12px"></div></div>
  </div>`

async function renderSharePictures() {
  await mkdir(join(publicFolder, 'share'), { recursive: true })
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 2 })
  for (const [file, body] of Object.entries({ home, search, generic })) {
    await page.setContent(await sharePage(await body()), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await sharp(await page.screenshot())
      .resize(1200, 630)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(publicFolder, 'share', `${file}.jpg`))
  }
  await browser.close()
}

await renderIcons()
await renderSharePictures()
