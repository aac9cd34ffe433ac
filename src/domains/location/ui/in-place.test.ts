import { expect, test } from 'vitest'
import { inPlace } from './in-place.ts'

test.each([
  ['en', 'Shoreditch, London', 'in Shoreditch, London'],
  ['fr', 'Lyon', 'à Lyon'],
  ['fr', 'Le Mans', 'au Mans'],
  ['fr', 'Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['fr', 'La Rochelle', 'à La Rochelle'],
  ['fr', 'Leeds', 'à Leeds'],
  ['es', 'Madrid', 'en Madrid'],
  ['pt', 'Lisboa', 'em Lisboa'],
  ['pt', 'Porto', 'no Porto'],
  ['pt', 'Maia, Porto', 'na Maia, Porto'],
] as const)('in %s, where %s is said as “%s”', (language, place, said) => expect(inPlace(language, place)).toBe(said))
