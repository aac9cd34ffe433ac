import { scenePath, scenes } from '../../scripts/pictures/scenes.ts'
import { defaultLanguage, pickLanguage } from '../i18n/languages.ts'
import { es } from './pictures/es.ts'
import { fr } from './pictures/fr.ts'
import { pt } from './pictures/pt.ts'

const texts = new Map(
  scenes.map(({ name, alt }) => [scenePath(name, 960), { en: alt, fr: fr[name], es: es[name], pt: pt[name] }]),
)

/** What a picture of the library shows; undefined for a photo of somebody's own. */
export function pictureText(path: string, language: string): string | undefined {
  return texts.get(path)?.[pickLanguage(language) ?? defaultLanguage]
}
