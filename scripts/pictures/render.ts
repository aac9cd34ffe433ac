import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPortrait, faces } from './portraits.ts'
import {
  portraitPath,
  portraitWidth,
  scenePath,
  scenes,
  sceneWidths,
  windowPath,
  windows,
  windowWidth,
} from './scenes.ts'
import { laserScenes, lashScenes, makeupScenes, massageScenes, skinScenes } from './scenes-beauty.ts'
import { fitnessScenes, foodScenes, yogaScenes } from './scenes-body.ts'
import { barberScenes, hairScenes, nailScenes } from './scenes-hair.ts'
import { generalScenes, photoScenes, tattooScenes } from './scenes-making.ts'
import { type Composition, drawStillLife, tallSize, wideSize } from './still-life.ts'
import { windowScenes } from './windows.ts'

const compositions: Record<string, Composition> = {
  ...barberScenes,
  ...hairScenes,
  ...nailScenes,
  ...makeupScenes,
  ...lashScenes,
  ...skinScenes,
  ...laserScenes,
  ...massageScenes,
  ...fitnessScenes,
  ...yogaScenes,
  ...foodScenes,
  ...tattooScenes,
  ...photoScenes,
  ...generalScenes,
}

const publicFolder = join(import.meta.dirname, '../../public')
const only = process.argv[2]
const wanted = (name: string) => !only || name.startsWith(only)

/** One drawing and the sizes it is kept in; the first is the widest. */
type Job = { svg: string; ratio: number; quality: number; files: readonly { width: number; path: string }[] }

const jobs: Job[] = [
  ...scenes
    .filter(({ name }) => wanted(name))
    .map(({ name }) => ({
      svg: drawStillLife(find(compositions, name), wideSize),
      ratio: 3 / 4,
      quality: 58,
      files: sceneWidths.toSorted((a, b) => b - a).map((width) => ({ width, path: scenePath(name, width) })),
    })),
  ...windows
    .filter(({ name }) => wanted(name))
    .map(({ name }) => ({
      svg: drawStillLife(find(windowScenes, name), tallSize),
      ratio: 4 / 3,
      quality: 58,
      files: [{ width: windowWidth, path: windowPath(name) }],
    })),
  ...Object.entries(faces)
    .filter(([name]) => wanted(name))
    .map(([name, face]) => ({
      svg: drawPortrait(face),
      ratio: 1,
      quality: 70,
      files: [{ width: portraitWidth, path: portraitPath(name) }],
    })),
]

await mkdir(join(publicFolder, 'pictures'), { recursive: true })
if (!only) await removeStale()
let bytes = 0
for (const job of jobs) bytes += await render(job)
process.stdout.write(`${jobs.length} drawings, ${(bytes / 1e6).toFixed(2)} MB\n`)

function find(all: Readonly<Record<string, Composition>>, name: string): Composition {
  const composition = all[name]
  if (!composition) throw new Error(`No composition is called ${name}`)
  return composition
}

/** Drawn half as big again and scaled down, which softens the edges. */
async function render({ svg, ratio, quality, files }: Job): Promise<number> {
  const widest = Math.max(...files.map(({ width }) => width)) * 1.5
  const sized = svg.replace(
    '<svg ',
    `<svg width="${widest}" height="${widest * ratio}" preserveAspectRatio="xMidYMid slice" `,
  )
  const drawn = await sharp(Buffer.from(sized)).flatten().png({ compressionLevel: 1 }).toBuffer()
  let bytes = 0
  for (const { width, path } of files) {
    const target = join(publicFolder, path)
    await sharp(drawn)
      .resize(width, width * ratio)
      .avif({ quality, effort: 4 })
      .toFile(target)
    bytes += (await stat(target)).size
  }
  return bytes
}

async function removeStale() {
  const fresh = new Set(jobs.flatMap(({ files }) => files.map(({ path }) => join(publicFolder, path))))
  for (const name of await readdir(join(publicFolder, 'pictures'))) {
    const file = join(publicFolder, 'pictures', name)
    if (name.endsWith('.avif') && !fresh.has(file)) await rm(file)
  }
}
