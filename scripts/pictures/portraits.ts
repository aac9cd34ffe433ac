import { dark, light } from './colour.ts'
import { circle, line, path, rect, roundEnds } from './svg.ts'

type HairStyle =
  | 'short'
  | 'fade'
  | 'quiff'
  | 'bob'
  | 'long'
  | 'afro'
  | 'bun'
  | 'locs'
  | 'headscarf'
  | 'grey'
  | 'bald'
  | 'curls'
  | 'turban'
  | 'braids'

export type Face = {
  background: string
  skin: string
  /** Of the headscarf too. */
  hair: string
  style: HairStyle
  clothes: string
  beard?: string
  lips?: string
  glasses?: boolean
}

export const faces: Record<string, Face> = {
  maya: { background: '#e2a98a', skin: '#8d5a3c', hair: '#1d1512', style: 'locs', clothes: '#1f5846', lips: '#a8433c' },
  tariq: {
    background: '#bfcfc0',
    skin: '#a56c46',
    hair: '#1c1613',
    style: 'fade',
    clothes: '#2d4a5e',
    beard: '#1c1613',
  },
  ellie: { background: '#d8c08c', skin: '#f0c4a2', hair: '#b5602c', style: 'bob', clothes: '#5c2f42', lips: '#b9433f' },
  joe: { background: '#a8c4c0', skin: '#efc3a0', hair: '#5a3a22', style: 'quiff', clothes: '#b5482a' },
  amel: {
    background: '#d9b9a0',
    skin: '#b07a52',
    hair: '#1f5846',
    style: 'headscarf',
    clothes: '#16382c',
    lips: '#a2463f',
  },
  kwame: { background: '#d8a83f', skin: '#6b4029', hair: '#15100e', style: 'short', clothes: '#efe0c0', glasses: true },
  sophie: {
    background: '#b9c9bb',
    skin: '#f2caa9',
    hair: '#d9a85a',
    style: 'long',
    clothes: '#2d4a5e',
    lips: '#b9534a',
  },
  george: {
    background: '#c9b48c',
    skin: '#e6b48f',
    hair: '#a9a49a',
    style: 'grey',
    clothes: '#23453a',
    glasses: true,
    beard: '#b9b4aa',
  },
  priya: {
    background: '#c4878a',
    skin: '#b5794f',
    hair: '#17110f',
    style: 'long',
    clothes: '#d9a441',
    lips: '#9c2f38',
  },
  dan: { background: '#8fb0a6', skin: '#e9b892', hair: '#3a2a20', style: 'bald', clothes: '#26302d', beard: '#6a3a20' },
  nia: { background: '#e6d3ae', skin: '#7a4a30', hair: '#17110f', style: 'afro', clothes: '#b5282a', lips: '#8a2f33' },
  hannah: {
    background: '#a9bda6',
    skin: '#f0c6a6',
    hair: '#4a2c1c',
    style: 'bun',
    clothes: '#c9714f',
    lips: '#b9534a',
  },
  mei: { background: '#9fb9bd', skin: '#eec39c', hair: '#191412', style: 'bob', clothes: '#7b2f2c', lips: '#a8433c' },
  zainab: {
    background: '#9c7a92',
    skin: '#dba67c',
    hair: '#efe0c0',
    style: 'headscarf',
    clothes: '#7b2f2c',
    lips: '#a8433c',
    glasses: true,
  },
  margaret: {
    background: '#8fb0a6',
    skin: '#efc7a8',
    hair: '#c9c4b8',
    style: 'bob',
    clothes: '#7b2f2c',
    lips: '#b9433f',
    glasses: true,
  },
  winston: {
    background: '#e2a98a',
    skin: '#5a3424',
    hair: '#b9b4aa',
    style: 'fade',
    clothes: '#2d4a5e',
    beard: '#a9a49a',
  },
  rosa: {
    background: '#d8a83f',
    skin: '#c98f64',
    hair: '#3a2018',
    style: 'curls',
    clothes: '#1f5846',
    lips: '#a8323a',
  },
  mateo: {
    background: '#b9c9bb',
    skin: '#c08558',
    hair: '#231712',
    style: 'quiff',
    clothes: '#d98c82',
    beard: '#3a261b',
  },
  harjit: {
    background: '#e6d3ae',
    skin: '#b07a50',
    hair: '#2d4a5e',
    style: 'turban',
    clothes: '#5c2f42',
    beard: '#1c1613',
  },
  adaeze: {
    background: '#a9bda6',
    skin: '#553022',
    hair: '#17110f',
    style: 'braids',
    clothes: '#d9a441',
    lips: '#8a2f33',
  },
  wei: { background: '#d98c82', skin: '#e8bb92', hair: '#191412', style: 'quiff', clothes: '#1f5846', glasses: true },
}

const behind: Partial<Record<HairStyle, string>> = {
  bob: 'M20 62C12 22 30 10 50 10S88 22 80 62C76 72 70 70 68 60L66 40H34L32 60C30 70 24 72 20 62Z',
  long: 'M22 92C12 30 26 9 50 9S88 30 78 92Z',
  afro: 'M50 3A33 33 0 1 1 50 69A33 33 0 1 1 50 3Z',
  bun: 'M50 3A9.5 9.5 0 1 1 50 22A9.5 9.5 0 1 1 50 3ZM26 46C22 18 36 12 50 12S78 18 74 46Z',
  locs: 'M25 76C16 30 28 10 50 10S84 30 75 76C75 82 68 82 68 76L70 46 30 46 32 76C32 82 25 82 25 76Z',
  curls:
    'M50 6C60 1 71 7 75 17C84 21 87 33 82 41C87 49 84 62 75 63L25 63C16 62 13 49 18 41C13 33 16 21 25 17C29 7 40 1 50 6Z',
  braids: 'M24 96C14 30 28 8 50 8S86 30 76 96L68 96 70 46 30 46 32 96Z',
  headscarf: 'M18 100C12 26 28 8 50 8S88 26 82 100Z',
}

const inFront: Partial<Record<HairStyle, string>> = {
  short: 'M29 42C25 18 40 14 52 14C68 14 75 24 71 42C70 32 66 29 60 28C50 31 38 28 34 32C30 35 30 38 29 42Z',
  fade: 'M31 34C30 18 42 13 51 13C64 13 71 20 69 34C64 26 58 25 50 25S36 26 31 34Z',
  quiff: 'M29 38C26 22 36 6 56 9C74 11 75 26 71 40C69 31 66 27 60 27C48 28 36 27 33 30C31 32 30 35 29 38Z',
  bob: 'M30 44C32 26 42 22 58 20C66 24 70 32 70 44C74 26 68 15 50 15S27 26 30 44Z',
  long: 'M30 48C31 30 40 26 46 20C54 28 66 30 70 48C74 26 66 14 50 14S26 26 30 48Z',
  afro: 'M29 42C33 28 42 25 50 25S67 28 71 42C77 22 64 12 50 12S23 22 29 42Z',
  bun: 'M30 42C33 26 44 22 50 22S67 26 70 42C74 24 64 14 50 14S26 24 30 42Z',
  locs: 'M30 44C31 28 40 23 50 23S69 28 70 44C75 24 64 13 50 13S25 24 30 44Z',
  grey: 'M30 40C27 20 40 14 52 15C66 15 74 26 70 42C68 34 62 24 50 26C40 27 33 32 30 40Z',
  curls:
    'M29 46C30 36 33 32 39 31C43 34 49 33 51 29C56 33 63 33 66 30C69 34 70 38 71 46C79 36 76 18 63 14C56 8 44 8 37 14C24 18 21 36 29 46Z',
  turban: 'M27 40C22 18 34 4 52 4C68 4 78 18 73 40C70 30 62 27 50 22C38 27 30 30 27 40Z',
  braids: 'M30 44C31 28 40 22 50 20S69 28 70 44C76 24 64 12 50 12S24 24 30 44Z',
  headscarf:
    'M26 52C26 22 36 13 50 13S74 22 74 52C72 67 62 75 50 75S28 67 26 52ZM33 48C33 62 40 69 50 69S67 62 67 48C67 34 60 27 50 27S33 34 33 48Z',
}

/** Folds of a turban, plaits of braids. */
const strands: Partial<Record<HairStyle, string>> = {
  turban:
    'M50 22C40 18 34 14 31 20M50 22C56 14 64 10 70 18M50 22C44 10 46 6 54 5M31 30C38 22 44 22 50 22M69 30C62 22 56 22 50 22',
  braids: 'M27.5 46V74M72 46V74M42 14C38 19 36 23 34 30M58 14C62 19 64 23 66 30M50 13V20',
}

const strandColour = ({ style, hair }: Face) => (style === 'turban' ? dark(hair, 0.35) : light(hair, 0.3))

const coversEars: ReadonlySet<HairStyle> = new Set(['headscarf', 'bob', 'long', 'curls'])

/** Head and shoulders in a square, eyes closed in a smile. `key` keeps the fills of several in one drawing apart. */
export function drawPortrait(face: Face, key = ''): string {
  const { background, skin, hair, style, clothes } = face
  const shadow = dark(skin, 0.2)
  const definitions = [
    gradient(`ground${key}`, [light(background, 0.4), dark(background, 0.12)], 1),
    gradient(`skin${key}`, [light(skin, 0.22), skin, shadow], 0.5),
    gradient(`clothes${key}`, [light(clothes, 0.18), dark(clothes, 0.25)], 0.4),
  ].join('')
  const drawn = [
    rect(0, 0, 100, 100, `url(#ground${key})`),
    behind[style] ? path(behind[style], hair) : '',
    path('M6 104C8 82 28 78 42 74L58 74C72 78 92 82 94 104Z', `url(#clothes${key})`),
    path('M41 60V74Q50 84 59 74V60Z', shadow),
    style === 'headscarf'
      ? path('M26 66C32 84 68 84 74 66C82 84 84 92 84 104H16C16 92 18 84 26 66Z', dark(hair, 0.12))
      : '',
    path('M30 42C30 24 38 17 50 17S70 24 70 42C70 60 61 71 50 71S30 60 30 42Z', `url(#skin${key})`),
    coversEars.has(style) ? '' : circle(30, 46, 4.5, skin) + circle(70, 46, 4.5, shadow),
    features(face),
    inFront[style] ? path(inFront[style], hair, { 'fill-rule': 'evenodd' }) : '',
    strands[style] ? line(strands[style], strandColour(face), 1.4, roundEnds) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${definitions}</defs>${drawn.join('')}</svg>`
}

function features({ skin, hair, style, beard, lips, glasses }: Face): string {
  const brows = style === 'headscarf' || style === 'turban' ? '#2b1d16' : style === 'bald' ? '#3a2a20' : hair
  const mouth = lips ?? dark(skin, 0.5)
  const frames = { stroke: '#26302b', 'stroke-width': 2 }
  return [
    beard ? path('M30 46C32 52 36 54 42 53Q50 49 58 53C64 54 68 52 70 46C71 64 62 75 50 75S29 64 30 46Z', beard) : '',
    line('M36 39Q41 36 45.5 38.5M54.5 38.5Q59 36 64 39', brows, 2, roundEnds),
    line('M38 45Q41 42.5 44 45M56 45Q59 42.5 62 45', '#231813', 2.2, roundEnds),
    line('M50 44C51 49 53 52 49 53', dark(skin, 0.32), 1.7, roundEnds),
    path('M43.5 59.5Q50 65 56.5 59.5', lips ?? 'none', { stroke: mouth, 'stroke-width': 2.2, ...roundEnds }),
    glasses
      ? circle(41, 45, 6.5, 'none', frames) +
        circle(59, 45, 6.5, 'none', frames) +
        line('M47.5 44q2.5-2 5 0', '#26302b', 2)
      : '',
  ].join('')
}

function gradient(id: string, colours: readonly string[], y2: number): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x2="1" y2="${y2}">${stops.join('')}</linearGradient>`
}
