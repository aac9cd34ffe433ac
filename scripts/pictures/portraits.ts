import { dark, light } from './colour.ts'
import { circle, line, path, rect, roundEnds } from './svg.ts'

type HairStyle = 'short' | 'fade' | 'quiff' | 'bob' | 'long' | 'afro' | 'bun' | 'locs' | 'headscarf' | 'grey' | 'bald'

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
  wei: { background: '#d98c82', skin: '#e8bb92', hair: '#191412', style: 'quiff', clothes: '#1f5846', glasses: true },
}

const behind: Partial<Record<HairStyle, string>> = {
  bob: 'M20 62C12 22 30 10 50 10S88 22 80 62C76 72 70 70 68 60L66 40H34L32 60C30 70 24 72 20 62Z',
  long: 'M22 92C12 30 26 9 50 9S88 30 78 92Z',
  afro: 'M50 3A33 33 0 1 1 50 69A33 33 0 1 1 50 3Z',
  bun: 'M50-1A11 11 0 1 1 50 21A11 11 0 1 1 50-1ZM26 46C22 18 36 12 50 12S78 18 74 46Z',
  locs: 'M24 78C16 30 28 10 50 10S84 30 76 78L70 78 70 46 30 46 30 78Z',
  headscarf: 'M18 100C12 26 28 8 50 8S88 26 82 100Z',
}

const inFront: Partial<Record<HairStyle, string>> = {
  short: 'M29 42C25 18 40 14 52 14C68 14 75 24 71 42C70 32 66 29 60 28C50 31 38 28 34 32C30 35 30 38 29 42Z',
  fade: 'M31 34C30 18 42 13 51 13C64 13 71 20 69 34C64 26 58 25 50 25S36 26 31 34Z',
  quiff: 'M29 38C26 22 36 6 56 9C74 11 75 26 71 40C69 31 66 27 60 27C48 28 36 27 33 30C31 32 30 35 29 38Z',
  bob: 'M30 44C32 26 42 22 58 20C66 24 70 32 70 44C74 26 68 15 50 15S27 26 30 44Z',
  long: 'M30 48C31 30 40 26 46 20C54 28 66 30 70 48C74 26 66 14 50 14S26 26 30 48Z',
  afro: 'M31 40C34 28 42 25 50 25S66 28 69 40C72 24 62 17 50 17S28 24 31 40Z',
  bun: 'M30 42C33 26 44 22 50 22S67 26 70 42C74 24 64 14 50 14S26 24 30 42Z',
  locs: 'M30 44C31 28 40 23 50 23S69 28 70 44C75 24 64 13 50 13S25 24 30 44Z',
  grey: 'M30 40C27 20 40 14 52 15C66 15 74 26 70 42C68 34 62 24 50 26C40 27 33 32 30 40Z',
  headscarf:
    'M26 52C26 22 36 13 50 13S74 22 74 52C72 67 62 75 50 75S28 67 26 52ZM33 48C33 62 40 69 50 69S67 62 67 48C67 34 60 27 50 27S33 34 33 48Z',
}

const coversEars: ReadonlySet<HairStyle> = new Set(['headscarf', 'bob', 'long'])

/** Head and shoulders in a square, eyes closed in a smile. */
export function drawPortrait(face: Face): string {
  const { background, skin, hair, style, clothes } = face
  const shadow = dark(skin, 0.2)
  const definitions = [
    gradient('ground', [light(background, 0.4), dark(background, 0.12)], 1),
    gradient('skin', [light(skin, 0.22), skin, shadow], 0.5),
    gradient('clothes', [light(clothes, 0.18), dark(clothes, 0.25)], 0.4),
  ].join('')
  const drawn = [
    rect(0, 0, 100, 100, 'url(#ground)'),
    behind[style] ? path(behind[style], hair) : '',
    path('M6 104C8 82 28 78 42 74L58 74C72 78 92 82 94 104Z', 'url(#clothes)'),
    path('M41 60V74Q50 84 59 74V60Z', shadow),
    style === 'headscarf'
      ? path('M26 66C32 84 68 84 74 66C82 84 84 92 84 104H16C16 92 18 84 26 66Z', dark(hair, 0.12))
      : '',
    path('M30 42C30 24 38 17 50 17S70 24 70 42C70 60 61 71 50 71S30 60 30 42Z', 'url(#skin)'),
    coversEars.has(style) ? '' : circle(30, 46, 4.5, skin) + circle(70, 46, 4.5, shadow),
    features(face),
    inFront[style] ? path(inFront[style], hair, { 'fill-rule': 'evenodd' }) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${definitions}</defs>${drawn.join('')}</svg>`
}

function features({ skin, hair, style, beard, lips, glasses }: Face): string {
  const brows = style === 'headscarf' ? '#2b1d16' : style === 'bald' ? '#3a2a20' : hair
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
