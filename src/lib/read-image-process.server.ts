import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type ImageFile, type ImageTask, imageWidths, maxPixels, type ReadImage } from './read-image.server.ts'

const mostMemory = 700 * 1024 * 1024
const looksEveryMs = 20
/** Not as `process.exit` does: that waits for the decoder, which goes on taking what it likes. */
const endNow = () => process.kill(process.pid, 'SIGUSR2')

// Only what browsers send: no SVG, no PDF, no TIFF, and none that a new release may add.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`) })
sharp.concurrency(1)
sharp.cache(false)

async function readImage(path: string): Promise<ReadImage> {
  const bytes = await readFile(path)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return { refused: 'too_many_pixels' }
  const widest = imageWidths.at(-1) ?? 0
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'warning' })
    .autoOrient()
    .resize(box(widest))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: ImageFile[] = []
  // One after the other: at once they would take every processor.
  for (const one of imageWidths)
    files.push({ width: one, bytes: await sharp(data, { raw }).resize(box(one)).webp({ quality: 80 }).toBuffer() })
  return { refused: null, width: info.width, height: info.height, files }
}

/** Twice as high as wide at most: a strip a thousand times as long as wide stays a small one. */
const box = (width: number) => ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) as const

// Where everybody is told to end, it reads on for as long as somebody waits for it, and no longer.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.once('disconnect', endNow)
process.once('message', async ({ path, mostCpuMs }: ImageTask) => {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (process.memoryUsage.rss() > mostMemory || (user + system) / 1000 > mostCpuMs) endNow()
  }, looksEveryMs).unref()
  const image = await readImage(path).catch((): ReadImage => ({ refused: 'unreadable' }))
  process.send?.(image, undefined, undefined, () => process.disconnect?.())
})
