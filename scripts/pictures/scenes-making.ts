import { type Composition, flatShadow } from './still-life.ts'
import { line } from './svg.ts'
import { box, hook, hungScissors } from './things-hair.ts'
import { flashSheet, inkBottle, mountedMachine } from './things-ink.ts'
import { teacup } from './things-kitchen.ts'
import { goggles } from './things-laser.ts'
import { jacket, shoulderBag } from './things-people.ts'
import { camera, filmRoll, framedPicture, framedPortrait, looseLens, print } from './things-photo.ts'
import {
  foldedShirt,
  hammer,
  key,
  keyBoard,
  padlock,
  paintBrush,
  paintTin,
  spanner,
  tapeMeasure,
  threadSpool,
  toolbox,
  tulipsInCan,
} from './things-tools.ts'

const black = '#1f2a2c'
const red = '#b3202c'
const green = '#2f6b52'
const yellow = '#d6a23f'
const blue = '#2f5a86'

export const tattooScenes: Record<string, Composition> = {
  'tattoo-1': {
    room: { wall: '#7b2f2c', counter: '#2c2723', material: 'plain', sunAt: 0.03, sun: 0.6 },
    zoom: 0.97,
    arrange: ({ paint, stand, hang }) => {
      hang(flashSheet(paint, 'swallow', 112, 128), -128, 104)
      hang(flashSheet(paint, 'heart', 112, 128), 0, 104)
      hang(flashSheet(paint, 'rose', 112, 128), 128, 104)
      for (const [index, colour] of [red, green, yellow, blue].entries()) {
        stand(inkBottle(paint, colour), -57 + index * 38, 4, 14, { scale: 1.22 })
      }
    },
  },
  'tattoo-2': {
    room: { wall: '#e3d3b0', pattern: 'panels', counter: '#5a3a26', sunAt: 0.4 },
    zoom: 0.97,
    arrange: ({ paint, stand, hang }) => {
      hang(flashSheet(paint, 'dagger', 108, 142), 104, 116)
      hang(mountedMachine(paint, '#7a4a2a'), -70, 118, { scale: 0.86 })
      stand(inkBottle(paint, black), 72, 3, 12)
      stand(inkBottle(paint, red), 104, 5, 12)
      stand(inkBottle(paint, green), 136, 3, 12)
    },
  },
  'tattoo-3': {
    room: { wall: '#24463b', pattern: 'stripes', counter: '#b98654', sunAt: 0.5, sun: 0.7 },
    zoom: 0.96,
    arrange: ({ paint, stand, hang, rest }) => {
      hang(flashSheet(paint, 'moon', 100, 116, '#c9973f'), -122, 92)
      hang(flashSheet(paint, 'rose', 100, 116, '#c9973f'), 0, 92)
      hang(flashSheet(paint, 'swallow', 100, 116, '#c9973f'), 122, 92)
      stand(box(paint, { width: 118, height: 20, colour: '#7b2f2c' }), -62, 4, 56)
      for (const [index, colour] of [blue, red, yellow].entries()) {
        rest(inkBottle(paint, colour), -98 + index * 36, -22)
      }
      stand(inkBottle(paint, green), 44, 4, 14, { scale: 1.2 })
      stand(inkBottle(paint, black), 84, 6, 14, { scale: 1.2 })
    },
  },
  'tattoo-4': {
    room: { wall: '#2d4a5e', counter: '#3a2a22', material: 'plain', sunAt: 0.04, sun: 0.7 },
    zoom: 0.96,
    arrange: ({ paint, stand, hang }) => {
      hang(flashSheet(paint, 'heart', 116, 132, '#c9973f'), -92, 108)
      hang(mountedMachine(paint, '#8a5a34', '#b9beb8'), 98, 112, { scale: 0.82 })
      for (const [index, colour] of [black, red, yellow, green].entries()) {
        stand(inkBottle(paint, colour), -124 + index * 32, 4, 12)
      }
    },
  },

  'tattoo-5': {
    room: { wall: '#d8a83f', pattern: 'boards', counter: '#3a2a22', material: 'plain', sunAt: 0.44, sun: 0.7 },
    zoom: 0.96,
    arrange: ({ paint, stand, hang }) => {
      hang(flashSheet(paint, 'moon', 104, 122), -100, 100)
      hang(flashSheet(paint, 'dagger', 104, 136), 20, 104)
      hang(flashSheet(paint, 'heart', 84, 98), 128, 92)
      stand(box(paint, { width: 112, height: 30, colour: '#7b2f2c' }), -84, 4, 54)
      for (const [index, colour] of [red, green, blue, black].entries()) {
        stand(inkBottle(paint, colour), 20 + index * 36, 4, 13, { scale: 1.14 })
      }
    },
  },
  'tattoo-6': {
    room: { wall: '#8fa98d', pattern: 'panels', counter: '#5a3a26', sunAt: 0.06, sun: 0.8 },
    zoom: 0.96,
    arrange: ({ paint, stand, hang }) => {
      hang(mountedMachine(paint, '#7a4a2a', '#b9beb8'), -4, 112, { scale: 0.74 })
      hang(flashSheet(paint, 'rose', 98, 114, '#c9973f'), -130, 96)
      hang(flashSheet(paint, 'swallow', 98, 114, '#c9973f'), 130, 96)
      for (const [index, colour] of [black, red, yellow].entries()) {
        stand(inkBottle(paint, colour), 88 + index * 34, 4, 13, { scale: 1.1 })
      }
    },
  },
}

const washingLine = (d: string) => line(d, '#e9dcc0', 2)

export const photoScenes: Record<string, Composition> = {
  'photo-1': {
    room: { wall: '#c9b48c', counter: '#6a4026', sunAt: 0.08 },
    zoom: 0.9,
    shiftX: 12,
    arrange: ({ paint, stand }) => {
      stand(camera(paint), -36, 2, 84, { scale: 1.06 })
      stand(filmRoll(paint), 92, 4, 16)
      stand(filmRoll(paint, red), 142, 8, 16, { scale: 0.94 })
    },
  },
  'photo-2': {
    room: { wall: '#2f4d63', counter: '#d2ad7c', sunAt: 0.36 },
    zoom: 0.92,
    arrange: ({ paint, stand, hang, add }) => {
      add(washingLine('M-10 42Q200 84 410 34'))
      hang(print(paint, 'hills'), -114, 62, { turn: -4 })
      hang(print(paint, 'person'), -30, 68, { turn: 3 })
      hang(print(paint, 'town'), 56, 65, { turn: -2 })
      hang(print(paint, 'hills', 48, 58), 132, 54, { turn: 4 })
      stand(camera(paint, '#7a3a22', 'chrome'), -54, 5, 60, { scale: 0.74 })
      stand(looseLens(paint), 62, 3, 30, { scale: 0.94 })
      stand(filmRoll(paint), 126, 5, 14, { scale: 0.9 })
    },
  },
  'photo-3': {
    room: { wall: '#b5624a', pattern: 'arch', accent: '#e3c59a', counter: '#23453a', sunAt: 0.04, sun: 0.6 },
    zoom: 0.92,
    shiftX: -2,
    arrange: ({ paint, stand }) => {
      stand(camera(paint, '#23453a', 'brass'), 0, 0, 80)
      stand(looseLens(paint), -132, 4, 26, { scale: 0.86 })
      stand(filmRoll(paint, blue), 124, 6, 14, { scale: 0.96 })
    },
  },
  'photo-4': {
    room: { wall: '#8fb0a6', pattern: 'panels', counter: '#8a5a34', sunAt: 0.42, sun: 0.9 },
    zoom: 0.92,
    arrange: ({ paint, stand, hang, rest }) => {
      hang(framedPortrait(paint, 'maya', 112, 134, '#c9973f'), -66, 106)
      hang(framedPicture(paint, 'rose', 78, 92), 68, 92)
      stand(looseLens(paint), 34, 3, 32)
      rest(print(paint, 'hills', 58, 70), 120, -66, { turn: 8 })
      stand(filmRoll(paint), -128, 4, 16)
    },
  },
  'photo-5': {
    room: { wall: '#d8a83f', pattern: 'stripes', counter: '#5a3a26', sunAt: 0.5, sun: 0.7 },
    zoom: 0.94,
    arrange: ({ paint, stand, hang }) => {
      hang(framedPortrait(paint, 'kwame', 78, 94), -124, 92)
      hang(framedPortrait(paint, 'hannah', 92, 112, '#7b2f2c'), -22, 100)
      hang(framedPortrait(paint, 'wei', 78, 94), 80, 92)
      stand(camera(paint, '#1f5846'), 104, 4, 64, { scale: 0.76 })
      stand(filmRoll(paint, blue), -108, 6, 16, { scale: 0.94 })
      stand(looseLens(paint), -26, 4, 28, { scale: 0.72 })
    },
  },
  'photo-6': {
    room: { wall: '#5c2f42', pattern: 'panels', counter: '#c69767', sunAt: 0.36, sun: 0.9 },
    zoom: 0.93,
    arrange: ({ paint, stand, hang }) => {
      hang(hook(paint), -116, 44, { shadow: flatShadow })
      hang(jacket(paint, '#4f7a86', '#e3c59a'), -116, 50)
      hang(framedPortrait(paint, 'amel', 74, 90, '#c9973f'), 6, 86)
      hang(framedPicture(paint, 'hills', 74, 90), 96, 86)
      stand(shoulderBag(paint), 4, 4, 66, { scale: 0.82 })
      stand(camera(paint, '#26302d'), 112, 7, 56, { scale: 0.66 })
    },
  },
  'photo-7': {
    room: { wall: '#b9c9bb', counter: '#7b4a2a', sunAt: 0.08, sun: 0.9 },
    zoom: 0.92,
    arrange: ({ paint, stand, hang }) => {
      hang(framedPortrait(paint, 'george', 118, 138, '#2a2018'), -8, 100)
      hang(framedPortrait(paint, 'nia', 76, 92, '#c9973f'), 108, 88)
      stand(camera(paint, '#7a3a22', 'brass'), -92, 4, 60, { scale: 0.7 })
      stand(goggles(paint, '#cfdcd6', '#5a3a22'), 20, 8, 40, { scale: 0.62 })
      stand(teacup(paint, '#1f5846'), 112, 6, 34)
    },
  },
}

export const generalScenes: Record<string, Composition> = {
  'general-1': {
    room: { wall: '#d8a83f', counter: '#7c5132', sunAt: 0.42 },
    zoom: 0.92,
    arrange: ({ paint, stand, hang }) => {
      hang(hook(paint), -128, 62, { shadow: flatShadow })
      hang(hammer(paint), -128, 78, { scale: 0.9 })
      hang(hook(paint), 128, 62, { shadow: flatShadow })
      hang(spanner(paint), 128, 82, { scale: 0.82 })
      stand(toolbox(paint), 4, 3, 82, { scale: 0.94 })
    },
  },
  'general-2': {
    room: { wall: '#2f6b52', pattern: 'boards', counter: '#c69767', sunAt: 0.04, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(keyBoard(paint, 236), 0, 62)
      hang(key(paint, 'brass', 3), -87, 66, { turn: 3 })
      hang(key(paint, 'chrome', 2), -44, 66, { turn: -4, scale: 0.86 })
      hang(key(paint, 'brass', 4), 0, 66, { turn: 2, scale: 1.05 })
      hang(key(paint, 'chrome', 3), 44, 66, { turn: -3, scale: 0.94 })
      stand(padlock(paint), 106, 4, 36)
      stand(tapeMeasure(paint), -72, 8, 60, { scale: 0.9 })
    },
  },
  'general-3': {
    room: { wall: '#c4878a', counter: '#ead8b6', sunAt: 0.44 },
    zoom: 0.95,
    arrange: ({ paint, stand }) => {
      stand(tulipsInCan(paint), 4, 2, 38, { scale: 1.02 })
      stand(threadSpool(paint, '#3f7d5e', 46), 116, 5, 22)
    },
  },
  'general-4': {
    room: { wall: '#efe2c8', pattern: 'stripes', counter: '#29483c', material: 'plain', sunAt: 0.5, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      stand(foldedShirt(paint), -84, 3, 62, { scale: 1.06 })
      hang(hungScissors(paint, 10, '#b3202c'), 92, 44, { scale: 0.82 })
      stand(threadSpool(paint, red), 22, 2, 22)
      stand(threadSpool(paint, '#2f5a86', 48), 72, 5, 22)
      stand(threadSpool(paint, '#5c2f42', 44), 124, 6, 22)
    },
  },
  'general-5': {
    room: { wall: '#3d6a75', counter: '#c69767', sunAt: 0.08, sun: 0.9 },
    zoom: 0.9,
    arrange: ({ paint, stand, hang, rest }) => {
      stand(paintTin(paint, '#c4161f'), -92, 2, 40)
      rest(paintTin(paint, '#d9a441', 0.84), -88, -78)
      stand(paintTin(paint, '#f0c8b0', 0.9), 10, 4, 36)
      hang(hook(paint), 88, 70, { shadow: flatShadow })
      hang(paintBrush(paint, '#1f5846'), 88, 76)
      stand(tapeMeasure(paint), 106, 10, 56, { scale: 0.8 })
    },
  },
}
