import { scenePath, scenes } from '../../scripts/pictures/scenes.ts'

const english = new Map(scenes.map(({ name, alt }) => [scenePath(name, 960), alt]))

/** What a picture of the library shows; undefined for a photo of somebody's own. */
export function pictureText(path: string, language: string): string | undefined {
  return language === 'en' ? english.get(path) : undefined
}
