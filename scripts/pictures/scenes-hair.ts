import { type Composition, flatShadow } from './still-life.ts'
import { nailFile, nailPolish, orchid, sampleFan } from './things-beauty.ts'
import { foldedTowels, plant } from './things-calm.ts'
import {
  barberPole,
  bottle,
  bowl,
  box,
  clippers,
  combJar,
  hairDryer,
  hungScissors,
  lyingComb,
  openRazor,
  roundMirror,
  shavingBrush,
  standingMirror,
} from './things-hair.ts'
import { tray } from './things-laser.ts'

export const barberScenes: Record<string, Composition> = {
  'barber-1': {
    room: { wall: '#e6d8ba', pattern: 'tiles', accent: '#1d4d3b', counter: '#8a5a34', counterAt: 0.78 },
    arrange: ({ paint, stand }) => {
      stand(barberPole(paint, 186), -8, 0, 26)
      stand(combJar(paint), -112, 0, 36)
      stand(shavingBrush(paint), 78, 4, 20)
      stand(bowl(paint), 134, 2, 22, { scale: 1.02 })
    },
  },
  'barber-2': {
    room: { wall: '#1f5846', pattern: 'panels', counter: '#c08a55', sunAt: 0.34, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(roundMirror(paint, 72), -76, 112)
      stand(clippers(paint, '#e8dcc0'), 42, 0, 22)
      stand(bottle(paint, { width: 38, height: 92, colour: '#8a4c1c', capColour: '#1f2624' }), 98, 2, 22)
      stand(lyingComb(paint, '#7a3e1c'), -84, 4, 0, { scale: 0.95, turn: -3, shadow: flatShadow })
      stand(shavingBrush(paint, '#efe0c0'), 146, 5, 18, { scale: 0.86 })
    },
  },
  'barber-3': {
    room: { wall: '#c98a5b', counter: '#e7d7b5', material: 'marble', sunAt: 0.48 },
    arrange: ({ paint, stand, hang }) => {
      hang(hungScissors(paint, 12, '#25302c'), -58, 46, { scale: 0.9 })
      stand(barberPole(paint, 150), 104, 0, 24)
      stand(bowl(paint, '#f1e6cf'), 30, 3, 24, { scale: 1.05 })
      stand(bottle(paint, { width: 34, height: 76, colour: '#22513f' }), -128, 0, 20)
    },
  },
  'barber-4': {
    room: { wall: '#2d4a5e', pattern: 'boards', counter: '#b98654', sunAt: 0.08, sun: 0.9 },
    arrange: ({ paint, stand }) => {
      stand(barberPole(paint, 196), 118, -2, 26)
      stand(clippers(paint, '#b5482a'), -104, 0, 20, { turn: 4 })
      stand(combJar(paint, '#4aa0a0'), -20, 0, 36, { scale: 1.05 })
      stand(bottle(paint, { width: 30, height: 66, colour: '#d9a441', cap: 'dropper', label: '#fbf3df' }), 52, 4, 16)
    },
  },
  'barber-5': {
    room: { wall: '#7b2f2c', counter: '#d8b98c', sunAt: 0.44, sun: 0.7 },
    arrange: ({ paint, stand, hang, rest }) => {
      hang(roundMirror(paint, 64), -34, 108)
      stand(foldedTowels(paint, ['#f1e6cf', '#d9c6a2', '#f1e6cf']), 106, 2, 54, { scale: 0.86 })
      rest(shavingBrush(paint, '#23282a'), 104, -52, { scale: 0.82 })
      stand(openRazor(paint), -32, 10, 0, { scale: 0.78, turn: -2, shadow: flatShadow })
      stand(bowl(paint, '#2d4a5e'), -118, 0, 24, { scale: 1.12 })
      stand(bottle(paint, { width: 32, height: 78, colour: '#d9a441', label: '#fbf3df' }), 30, -2, 18)
    },
  },

  'barber-6': {
    room: { wall: '#8fb0a6', pattern: 'tiles', accent: '#1d4d3b', counter: '#5a3a26', sunAt: 0.08, sun: 0.8 },
    arrange: ({ paint, stand }) => {
      stand(standingMirror(paint, 60), 84, -2, 30)
      stand(foldedTowels(paint, ['#f1e6cf', '#7b2f2c', '#f1e6cf']), -94, 2, 54, { scale: 0.88 })
      stand(bottle(paint, { width: 36, height: 92, colour: '#1f5846', label: '#fbf3df' }), 0, 0, 20)
      stand(openRazor(paint), 112, 12, 0, { scale: 0.7, turn: -2, shadow: flatShadow })
    },
  },
  'barber-7': {
    room: { wall: '#d8a83f', pattern: 'boards', counter: '#6a4026', sunAt: 0.46, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(hungScissors(paint, 12, '#7b2f2c'), 74, 46, { scale: 0.9 })
      stand(barberPole(paint, 178), -112, 0, 26)
      stand(combJar(paint, '#2f5a86'), -22, 2, 36)
      stand(clippers(paint, '#1f5846'), 128, 2, 20)
    },
  },
}

export const hairScenes: Record<string, Composition> = {
  'hair-1': {
    room: {
      wall: '#e2a98a',
      pattern: 'arch',
      accent: '#c97a5a',
      counter: '#f0e2c6',
      material: 'marble',
      sunAt: 0.05,
      sun: 0.8,
    },
    zoom: 0.93,
    shiftX: -4,
    arrange: ({ paint, stand }) => {
      stand(hairDryer(paint, '#1f5846'), 8, 0, 26, { scale: 1.06 })
      stand(
        bottle(paint, {
          width: 40,
          height: 108,
          colour: '#f0dfbd',
          label: '#1f5846',
          cap: 'pump',
          capColour: '#c9973f',
        }),
        122,
        1,
        22,
      )
      stand(plant(paint, { vaseColour: '#f5ead2', height: 98, vaseHeight: 62, vaseWidth: 40 }), -128, 0, 22, {
        scale: 0.94,
      })
    },
  },
  'hair-2': {
    room: { wall: '#8fb0a6', counter: '#b5804e', sunAt: 0.42 },
    arrange: ({ paint, stand, hang }) => {
      stand(standingMirror(paint, 56), -84, 0, 28)
      hang(hungScissors(paint), 48, 46, { scale: 0.9 })
      stand(bottle(paint, { width: 44, height: 82, colour: '#c8542f' }), 116, 2, 24)
      stand(lyingComb(paint, '#2a2622'), 24, 8, 0, { scale: 0.86, turn: 2, shadow: flatShadow })
    },
  },
  'hair-3': {
    room: { wall: '#5c2f42', pattern: 'panels', counter: '#d8b98c' },
    arrange: ({ paint, stand }) => {
      stand(hairDryer(paint, '#e8c9b0'), -56, 0, 26, { scale: 1.02 })
      stand(
        bottle(paint, {
          width: 36,
          height: 118,
          colour: '#d9a441',
          label: '#fbf2dc',
          cap: 'pump',
          capColour: '#20201e',
        }),
        66,
        1,
        20,
      )
      stand(
        bottle(paint, { width: 44, height: 84, colour: '#efe0c4', label: '#5c2f42', capColour: '#c9973f' }),
        118,
        3,
        24,
      )
      stand(lyingComb(paint, '#d9a441'), -112, 10, 0, { scale: 0.76, turn: -3, shadow: flatShadow })
    },
  },
  'hair-4': {
    room: { wall: '#efe2c8', pattern: 'stripes', counter: '#29483c', sunAt: 0.5, sun: 0.9 },
    arrange: ({ paint, stand, hang }) => {
      hang(roundMirror(paint, 68), 26, 106)
      stand(hairDryer(paint, '#b52a2a'), -60, 2, 24, { scale: 0.94 })
      stand(bottle(paint, { width: 38, height: 92, colour: '#2f6b58', cap: 'pump', capColour: '#1f2624' }), 90, 0, 20)
      stand(bottle(paint, { width: 34, height: 64, colour: '#c98a3c', cap: 'cork' }), 140, 4, 18)
    },
  },
  'hair-5': {
    room: { wall: '#d9a441', counter: '#f1e4c8', material: 'marble', sunAt: 0.12, sun: 1.1 },
    arrange: ({ paint, stand }) => {
      stand(combJar(paint, '#d46a4a'), -92, 0, 34, { scale: 1.05 })
      stand(
        plant(paint, { vaseColour: '#1f5846', height: 110, vaseHeight: 74, vaseWidth: 52, colour: '#5f8a70' }),
        8,
        0,
        24,
        { scale: 0.94 },
      )
      stand(
        bottle(paint, {
          width: 42,
          height: 96,
          colour: '#fbf2df',
          label: '#b52a2a',
          cap: 'pump',
          capColour: '#1f2624',
        }),
        104,
        2,
        22,
      )
    },
  },

  'hair-6': {
    room: { wall: '#2d4a5e', pattern: 'arch', accent: '#49697a', counter: '#d9b48a', sunAt: 0.05, sun: 0.7 },
    arrange: ({ paint, stand }) => {
      stand(hairDryer(paint, '#d9a441'), 0, 0, 26, { scale: 1.02 })
      stand(combJar(paint, '#8fb0a6'), 122, 2, 34, { scale: 0.86 })
      stand(lyingComb(paint, '#f1e6cf'), -96, 10, 0, { scale: 0.8, turn: -2, shadow: flatShadow })
    },
  },
  'hair-7': {
    room: { wall: '#c9714f', pattern: 'panels', counter: '#efe0c6', material: 'marble', sunAt: 0.4, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(roundMirror(paint, 66), -64, 106)
      hang(hungScissors(paint, 12, '#25302c'), 56, 46, { scale: 0.86 })
      stand(plant(paint, { vaseColour: '#f5ead2', height: 82, vaseHeight: 58, vaseWidth: 42 }), 118, 0, 22, {
        scale: 0.78,
      })
      stand(bottle(paint, { width: 40, height: 78, colour: '#1f5846', capColour: '#c9973f' }), -118, 3, 22)
    },
  },
}

const brights = ['#b3202c', '#d9745a', '#eec0a6', '#f3e0c8', '#d9a441', '#6d8f7f', '#2f5a86']

export const nailScenes: Record<string, Composition> = {
  'nails-1': {
    room: { wall: '#d98c82', counter: '#f3e6d0', material: 'marble', sunAt: 0.08 },
    zoom: 0.8,
    arrange: ({ paint, stand }) => {
      stand(nailPolish(paint, '#b3202c', 'square'), -116, 0, 20, { scale: 1.16 })
      stand(nailPolish(paint, '#e9b7a4', 'round', '#f4ead4'), -58, 5, 20, { scale: 1.16 })
      stand(nailPolish(paint, '#1f5846', 'tall'), 0, 0, 20, { scale: 1.16 })
      stand(nailPolish(paint, '#d9a441', 'square', '#f4ead4'), 58, 5, 20, { scale: 1.16 })
      stand(nailPolish(paint, '#5c2f42', 'round'), 116, 0, 20, { scale: 1.16 })
    },
  },
  'nails-2': {
    room: { wall: '#23503f', pattern: 'arch', accent: '#d9b8a2', counter: '#caa070', sunAt: 0.04, sun: 0.7 },
    zoom: 0.86,
    arrange: ({ paint, stand, rest }) => {
      rest(sampleFan(paint, brights), 0, -28, { scale: 1.28, shadow: { dx: 12, dy: 9, softness: 5, opacity: 0.36 } })
      stand(nailPolish(paint, '#b3202c', 'round', '#c9973f'), -104, 2, 20, { scale: 1.05 })
      stand(nailPolish(paint, '#2f5a86', 'square'), 104, 2, 20, { scale: 1.05 })
      stand(bowl(paint, '#f1e6cf', false), 0, 8, 18, { scale: 0.8 })
    },
  },
  'nails-3': {
    room: { wall: '#b9c9bb', pattern: 'tiles', accent: '#7d998a', counter: '#efe0c6', material: 'marble', sunAt: 0.4 },
    arrange: ({ paint, stand, rest }) => {
      stand(box(paint, { width: 92, height: 54, colour: '#5c2f42' }), -84, 0, 44)
      rest(nailPolish(paint, '#e0543c', 'round', '#f4ead4'), -112, -60, { scale: 0.72 })
      rest(nailPolish(paint, '#f0b08c', 'square', '#f4ead4'), -82, -60, { scale: 0.72 })
      rest(nailPolish(paint, '#8c2f4a', 'tall', '#f4ead4'), -52, -60, { scale: 0.72 })
      stand(nailPolish(paint, '#2f6b58', 'tall'), 22, 0, 18, { scale: 1.14 })
      stand(nailPolish(paint, '#d9a441', 'round'), 76, 4, 18, { scale: 1.14 })
      stand(nailPolish(paint, '#b3202c', 'square'), 130, 0, 18, { scale: 1.14 })
    },
  },
  'nails-4': {
    room: { wall: '#2d4a5e', counter: '#ead8b6', sunAt: 0.36, sun: 0.9 },
    zoom: 0.84,
    arrange: ({ paint, stand, rest }) => {
      stand(bowl(paint, '#d9a441', false), -70, 2, 24, { scale: 1.3 })
      rest(sampleFan(paint, ['#f3e0c8', '#e9b7a4', '#d9745a', '#b3202c', '#5c2f42']), -70, -44, {
        scale: 1.1,
        turn: -4,
      })
      stand(nailPolish(paint, '#d9745a', 'tall', '#f4ead4'), 28, 0, 18, { scale: 1.2 })
      stand(nailPolish(paint, '#f3e0c8', 'round', '#c9973f'), 92, 3, 20, { scale: 1.2 })
      stand(nailFile(paint, '#b3202c'), 70, 15, 0, { scale: 0.9, turn: -4, shadow: flatShadow })
    },
  },

  'nails-5': {
    room: { wall: '#5c2f42', pattern: 'panels', counter: '#d9b48a', sunAt: 0.4, sun: 0.8 },
    arrange: ({ paint, stand, rest }) => {
      stand(foldedTowels(paint, ['#f1e6cf', '#d98c82', '#f1e6cf']), -86, 3, 58)
      rest(nailPolish(paint, '#d9a441', 'round', '#f4ead4'), -112, -61, { scale: 0.84 })
      rest(nailPolish(paint, '#b3202c', 'square'), -66, -61, { scale: 0.84 })
      stand(orchid(paint), 52, 0, 24, { scale: 0.9 })
      stand(nailPolish(paint, '#f0c8b0', 'tall', '#c9973f'), 130, 4, 18, { scale: 1.1 })
    },
  },
  'nails-6': {
    room: { wall: '#d8a83f', counter: '#f1e4c8', material: 'marble', sunAt: 0.1, sun: 0.9 },
    zoom: 0.84,
    arrange: ({ paint, stand, rest }) => {
      stand(tray(paint, 168, '#7b2f2c'), 30, 4, 80)
      rest(nailPolish(paint, '#1f5846', 'square'), -22, -6, { scale: 1.12 })
      rest(nailPolish(paint, '#f7ead6', 'round', '#c9973f'), 32, -6, { scale: 1.12 })
      rest(nailPolish(paint, '#2f5a86', 'tall'), 84, -6, { scale: 1.12 })
      stand(plant(paint, { vaseColour: '#d98c82', height: 92, vaseHeight: 60, vaseWidth: 44 }), -108, 0, 22, {
        scale: 0.9,
      })
    },
  },
}
