import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import { shippedFile } from '../lib/shipped-file.server.ts'

/** What stands on the picture of a shared link, in the reader's language. */
export type ShareCard = {
  site: string
  name: string
  what: string
  place: string
  rating: string | null
  photo: Uint8Array | null
}

const [width, height] = [1200, 630]
const photoWidth = 432
const photoHeight = 486
// As in tokens.css, by day.
const paper = '#faf4e6'
const ink = '#18211c'
const ink2 = '#4c564e'
const green = '#124635'
const brass = '#a8741a'
const sill = '#ddcba6'

type Box = { type: string; props: Record<string, unknown> }
const box = (style: Record<string, unknown>, ...children: (Box | string | null)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
})

// The library reads no woff2, and no fonts of several weights.
const display = 'Display, Display more'
const text = 'Text, Text more'
const fontFiles = [
  ['Display', 700, 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'],
  ['Display more', 700, 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'],
  ['Text', 500, 'figtree/files/figtree-latin-500-normal.woff'],
  ['Text more', 500, 'figtree/files/figtree-latin-ext-500-normal.woff'],
] as const

/** A JPEG of 1200 by 630. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const fonts = await Promise.all(
    fontFiles.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(shippedFile(`node_modules/@fontsource/${file}`)),
    })),
  )
  const photo = card.photo && (await readPhoto(card.photo))
  const svg = await satori(layout(card, photo) as Parameters<typeof satori>[0], { width, height, fonts })
  return sharp(Buffer.from(svg)).flatten({ background: paper }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

async function readPhoto(bytes: Uint8Array): Promise<string> {
  const photo = sharp(bytes).resize(photoWidth, photoHeight, { fit: 'cover', position: 'attention' })
  return `data:image/png;base64,${(await photo.png().toBuffer()).toString('base64')}`
}

const star = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${brass}" d="M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z"/></svg>`,
)}`

function layout({ site, name, what, place, rating }: ShareCard, photo: string | null): Box {
  const size = name.length > 34 ? 56 : name.length > 20 ? 68 : 82
  const words = box(
    {
      flexDirection: 'column',
      width: photo ? 1088 - photoWidth - 104 : 1088,
      height: 518,
      justifyContent: 'space-between',
    },
    box({ fontFamily: display, fontSize: 44, color: green }, site),
    box(
      { flexDirection: 'column', gap: 18 },
      box({ fontFamily: display, fontSize: size, lineHeight: 1.05, color: ink, lineClamp: 3 }, name),
      box({ fontSize: 36, color: ink2, lineClamp: 2 }, `${what}, ${place}`),
    ),
    rating === null
      ? box({ height: 48 })
      : box(
          { alignItems: 'center', gap: 14, fontSize: 38, color: ink },
          { type: 'img', props: { src: star, width: 44, height: 44 } },
          rating,
        ),
  )
  const shopWindow =
    photo &&
    box(
      { flexDirection: 'column', alignItems: 'center', flexShrink: 0, width: photoWidth + 64 },
      box(
        { border: `8px solid ${green}`, borderBottomWidth: 0, borderRadius: '10px 10px 0 0' },
        { type: 'img', props: { src: photo, width: photoWidth, height: photoHeight } },
      ),
      box({ width: photoWidth + 64, height: 18, backgroundColor: sill }),
    )
  return box(
    {
      width: width - 112,
      height: height - 56,
      justifyContent: 'space-between',
      padding: '56px 56px 0',
      fontFamily: text,
      backgroundColor: paper,
    },
    words,
    shopWindow,
  )
}
