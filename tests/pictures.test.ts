import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
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

  test('has no file over 40 kB and less than 4 MB in all', () => {
    expect([...bytesOf].filter(([, bytes]) => bytes > 40_000)).toEqual([])
    expect([...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(4_000_000)
  })
})
