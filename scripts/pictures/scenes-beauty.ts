import type { Paint } from './paint.ts'
import type { Composition } from './still-life.ts'
import {
  brushJar,
  clayBowl,
  compact,
  creamJar,
  framedEyes,
  jadeRoller,
  lashTray,
  lipstick,
  mascara,
  orchid,
  spoolieGlass,
  tweezers,
} from './things-beauty.ts'
import { candle, foldedTowels, leaf, plant, stones, towelRolls } from './things-calm.ts'
import { bottle, roundMirror, standingMirror } from './things-hair.ts'
import { cottonJar, goggles, handpiece, laserConsole, tray, tube } from './things-laser.ts'

export const makeupScenes: Record<string, Composition> = {
  'makeup-1': {
    room: { wall: '#eccdb4', counter: '#9c5a4a', sunAt: 0.44 },
    arrange: ({ paint, stand }) => {
      stand(standingMirror(paint, 60), 10, 0, 28)
      stand(brushJar(paint, '#1f5846'), -98, 0, 30)
      stand(lipstick(paint), 92, 3, 14)
      stand(lipstick(paint, '#d0705c'), 128, 6, 14, { scale: 0.86 })
    },
  },
  'makeup-2': {
    room: { wall: '#35564e', pattern: 'panels', counter: '#e9d6b8', material: 'marble' },
    arrange: ({ paint, stand }) => {
      stand(compact(paint), -84, 4, 44, { scale: 1.16 })
      stand(brushJar(paint, '#e9d9ba'), 36, 0, 30, { scale: 1.08 })
      stand(
        bottle(paint, {
          width: 34,
          height: 70,
          colour: '#d9a08a',
          cap: 'dropper',
          label: '#fbf3df',
          capColour: '#c9973f',
        }),
        110,
        3,
        18,
      )
    },
  },
  'makeup-3': {
    room: {
      wall: '#c4878a',
      pattern: 'arch',
      accent: '#a4606a',
      counter: '#f0e0c8',
      material: 'marble',
      sunAt: 0.06,
      sun: 0.7,
    },
    arrange: ({ paint, stand }) => {
      stand(
        bottle(paint, {
          width: 48,
          height: 120,
          colour: '#e8c08a',
          label: '#fbf3df',
          cap: 'dropper',
          capColour: '#c9973f',
        }),
        0,
        0,
        26,
      )
      stand(lipstick(paint, '#b3202c'), -74, 3, 16, { scale: 1.1 })
      stand(compact(paint, '#e3b096'), 98, 5, 36, { scale: 0.86 })
    },
  },
  'makeup-4': {
    room: { wall: '#d8a83f', pattern: 'stripes', counter: '#5c2f42', material: 'plain', sunAt: 0.4, sun: 0.9 },
    arrange: ({ paint, stand }) => {
      stand(brushJar(paint, '#7b2f2c'), 96, 0, 30, { scale: 1.02 })
      stand(lipstick(paint, '#b3202c'), -128, 2, 14, { scale: 1.12 })
      stand(lipstick(paint, '#8c2f4a'), -88, 6, 14)
      stand(lipstick(paint, '#d0705c'), -52, 3, 14, { scale: 0.9 })
      stand(compact(paint, '#e3b096'), 16, 6, 40, { scale: 0.9 })
    },
  },

  'makeup-5': {
    room: { wall: '#5c2f42', counter: '#ead8b6', material: 'marble', sunAt: 0.42, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(roundMirror(paint, 70), -58, 106)
      stand(brushJar(paint, '#d9a441'), 84, 0, 30)
      stand(lipstick(paint, '#d0705c'), -104, 3, 14)
      stand(compact(paint, '#e9c9b2'), -26, 6, 40, { scale: 0.84 })
    },
  },
  'makeup-6': {
    room: { wall: '#9fb9bd', pattern: 'panels', counter: '#8a5a34', sunAt: 0.08, sun: 0.9 },
    arrange: ({ paint, stand }) => {
      stand(orchid(paint), -112, 0, 24, { scale: 0.92 })
      stand(brushJar(paint, '#7b2f2c'), 8, 0, 30, { scale: 1.02 })
      stand(lipstick(paint, '#b3202c'), 78, 5, 14, { scale: 1.06 })
      stand(bottle(paint, { width: 36, height: 80, colour: '#f1e6cf', cap: 'pump', capColour: '#c9973f' }), 124, 1, 18)
    },
  },
}

export const lashScenes: Record<string, Composition> = {
  'lashes-1': {
    room: { wall: '#a8bfc2', pattern: 'panels', counter: '#f0e2c6', material: 'marble', sunAt: 0.42 },
    zoom: 0.84,
    arrange: ({ paint, stand }) => {
      stand(leafyPot(paint), -114, -2, 22, { scale: 0.84 })
      stand(lashTray(paint, '#f8efe0', 132, 108), -22, -2, 62, { turn: -2 })
      stand(tweezers(paint), 72, 2, 8, { scale: 1.05, turn: 8 })
      stand(bottle(paint, { width: 30, height: 58, colour: '#2a2622', cap: 'dropper', label: '#e9b7a4' }), 116, 3, 18, {
        scale: 1.1,
      })
    },
  },
  'lashes-2': {
    room: { wall: '#35564e', counter: '#d9b48a', sunAt: 0.06, sun: 0.9 },
    arrange: ({ paint, stand }) => {
      stand(standingMirror(paint, 62), -80, 0, 30)
      stand(mascara(paint, '#5c2f42'), 34, 0, 12, { scale: 1.15 })
      stand(tweezers(paint, '#d98c82'), 128, 4, 8, { turn: 9 })
    },
  },
  'lashes-3': {
    room: { wall: '#d98c82', pattern: 'panels', counter: '#6a3f2c', sunAt: 0.5, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(framedEyes(paint), 34, 98)
      stand(spoolieGlass(paint, '#f4ead4'), -112, 2, 20, { scale: 0.86 })
      stand(
        bottle(paint, { width: 32, height: 66, colour: '#1f5846', cap: 'dropper', capColour: '#c9973f' }),
        62,
        2,
        18,
      )
      stand(lipstick(paint, '#e9b7a4'), 106, 5, 14, { scale: 0.9 })
    },
  },
  'lashes-4': {
    room: { wall: '#b9a2b4', pattern: 'arch', accent: '#7c5a76', counter: '#ead8b6', sunAt: 0.05, sun: 0.7 },
    arrange: ({ paint, stand }) => {
      stand(spoolieGlass(paint, '#8fb0a6'), -6, 0, 22, { scale: 1.16 })
      stand(lashTray(paint, '#f4ead4', 96, 74), 102, 3, 46, { scale: 0.92 })
      stand(mascara(paint, '#b3202c'), -124, 3, 12, { scale: 0.95 })
    },
  },

  'lashes-5': {
    room: { wall: '#d8a83f', pattern: 'stripes', counter: '#6a3f2c', sunAt: 0.44, sun: 0.8 },
    arrange: ({ paint, stand }) => {
      stand(lashTray(paint, '#f8efe0', 124, 100), 66, 0, 58)
      stand(candle(paint), -118, 3, 22)
      stand(spoolieGlass(paint, '#f4ead4'), -48, 2, 20, { scale: 0.86 })
    },
  },
  'lashes-6': {
    room: { wall: '#c9714f', counter: '#f0e2c6', material: 'marble', sunAt: 0.46, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(roundMirror(paint, 68), -64, 106)
      stand(foldedTowels(paint, ['#f1e6cf', '#8fb0a6']), 92, 3, 56, { scale: 0.94 })
      stand(mascara(paint, '#1f5846'), -36, 3, 12)
      stand(tweezers(paint, '#c9973f'), -118, 3, 8, { turn: 8 })
    },
  },
}

export const skinScenes: Record<string, Composition> = {
  'skincare-1': {
    room: { wall: '#a9bda6', counter: '#f0e2c6', material: 'marble', sunAt: 0.4 },
    zoom: 0.84,
    arrange: ({ paint, stand, rest }) => {
      stand(creamJar(paint, '#f5ead2', '#c9973f', 66), -94, 2, 32)
      rest(creamJar(paint, '#e9c9b2', '#f4ead4', 50), -94, -54, {})
      stand(
        bottle(paint, { width: 42, height: 106, colour: '#8a4c1c', cap: 'dropper', capColour: '#c9973f' }),
        -14,
        0,
        22,
      )
      stand(jadeRoller(paint), 56, 4, 12, { scale: 1.12 })
      stand(
        bottle(paint, {
          width: 40,
          height: 62,
          colour: '#fbf2df',
          label: '#2f6b58',
          cap: 'screw',
          capColour: '#c9973f',
        }),
        128,
        3,
        20,
      )
    },
  },
  'skincare-2': {
    room: { wall: '#c9714f', counter: '#ead8b6', sunAt: 0.08, sun: 0.9 },
    arrange: ({ paint, stand, hang }) => {
      hang(leaf(paint, '#2f6a4f', 126), 104, 224, { turn: 20 })
      hang(leaf(paint, '#3f7d5e', 106), 84, 226, { turn: -14 })
      stand(clayBowl(paint), 6, 2, 34, { scale: 1.16 })
      stand(towelRolls(paint, ['#f5ead2', '#e0b59c', '#f5ead2']), -98, 2, 46, { scale: 0.96 })
    },
  },
  'skincare-3': {
    room: { wall: '#9fb9bd', pattern: 'panels', counter: '#8a5a34', sunAt: 0.36, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(roundMirror(paint, 68), -66, 108)
      stand(orchid(paint), 66, 0, 20, { scale: 0.98 })
      stand(creamJar(paint, '#f5ead2', '#c9973f', 56), -96, 3, 28)
      stand(creamJar(paint, '#c4878a', '#f4ead4', 46), -30, 5, 24, { scale: 0.92 })
    },
  },
  'skincare-4': {
    room: { wall: '#5c2f42', pattern: 'arch', accent: '#8c5a6a', counter: '#e5cfa8', sunAt: 0.05, sun: 0.7 },
    arrange: ({ paint, stand, rest }) => {
      stand(tray(paint, 138), -4, 4, 66)
      rest(bottle(paint, { width: 40, height: 100, colour: '#e8c08a', cap: 'pump', capColour: '#c9973f' }), -36, -6)
      rest(creamJar(paint, '#f5ead2', '#c9973f', 48), 32, -6)
      stand(cottonJar(paint), -122, 4, 28)
      stand(
        plant(paint, { vaseColour: '#d98c82', height: 86, vaseHeight: 56, vaseWidth: 42, colour: '#84a58f' }),
        102,
        0,
        20,
        { scale: 0.84 },
      )
    },
  },
  'skincare-5': {
    room: { wall: '#d8a83f', counter: '#f3e6d0', material: 'marble', sunAt: 0.38 },
    arrange: ({ paint, stand, rest }) => {
      stand(foldedTowels(paint, ['#f1e6cf', '#8fb0a6', '#f1e6cf']), -92, 3, 58)
      rest(jadeRoller(paint, '#d98c82'), -128, -66, { scale: 0.72, turn: 62 })
      stand(tube(paint, '#1f5846', '#f4ead4', '#f1e6cf', 104), 14, 0, 20)
      stand(tube(paint, '#e9c9b2', '#26302d', '#7b2f2c', 82), 72, 5, 20, { scale: 0.94 })
      stand(creamJar(paint, '#fdf7ea', '#26302d', 54), 130, 3, 28)
    },
  },
}

export const laserScenes: Record<string, Composition> = {
  'laser-1': {
    room: { wall: '#9fb9bd', counter: '#f0e2c6', material: 'marble', sunAt: 0.4 },
    arrange: ({ paint, stand }) => {
      stand(handpiece(paint), -92, 0, 34, { scale: 0.96 })
      stand(goggles(paint), 42, 6, 52, { scale: 0.96 })
      stand(tube(paint, '#f1e6cf', '#1f5846', '#1f5846', 92), 130, 1, 20)
    },
  },
  'laser-2': {
    room: { wall: '#d98c82', pattern: 'panels', counter: '#6a3f2c', sunAt: 0.06, sun: 0.8 },
    arrange: ({ paint, stand, rest, hang }) => {
      hang(roundMirror(paint, 66), 74, 106)
      stand(foldedTowels(paint, ['#f1e6cf', '#e6d8ba', '#f1e6cf']), -92, 3, 58)
      rest(goggles(paint, '#d9a441'), -96, -62, { scale: 0.7 })
      stand(tube(paint, '#8fb0a6', '#f4ead4', '#f4ead4', 96), 24, 1, 20)
      stand(
        bottle(paint, {
          width: 38,
          height: 84,
          colour: '#fbf2df',
          label: '#7b2f2c',
          cap: 'pump',
          capColour: '#26302b',
        }),
        112,
        3,
        20,
      )
    },
  },
  'laser-3': {
    room: { wall: '#1f5846', pattern: 'arch', accent: '#d9b8a2', counter: '#caa070', sunAt: 0.04, sun: 0.7 },
    arrange: ({ paint, stand }) => {
      stand(laserConsole(paint), -14, 0, 60)
      stand(handpiece(paint, '#f4ead4', '#c9973f'), 104, 3, 32, { scale: 0.82 })
      stand(goggles(paint, '#b5482a'), -122, 8, 42, { scale: 0.74 })
    },
  },
  'laser-4': {
    room: { wall: '#d8a83f', pattern: 'boards', counter: '#5c2f42', material: 'plain', sunAt: 0.42, sun: 0.9 },
    arrange: ({ paint, stand }) => {
      stand(tube(paint, '#fbf2df', '#b5282a', '#e0702c', 112), -112, 1, 22)
      stand(goggles(paint, '#2d4a5e'), -14, 6, 50, { scale: 0.92 })
      stand(cottonJar(paint), 76, 2, 28)
      stand(leafyPot(paint), 126, 0, 22, { scale: 0.76 })
    },
  },
}

function leafyPot(paint: Paint): string {
  return plant(paint, { vaseColour: '#f5ead2', height: 74, vaseHeight: 58, vaseWidth: 44, colour: '#5f8a70' })
}

export const massageScenes: Record<string, Composition> = {
  'massage-1': {
    room: { wall: '#a9bda6', counter: '#7c5132' },
    arrange: ({ paint, stand, rest }) => {
      rest(leaf(paint, '#2f6a4f', 150), -86, -6, { turn: -26 })
      rest(leaf(paint, '#3f7d5e', 128), -66, -6, { turn: 10 })
      stand(stones(paint, 4), -58, 2, 50, { scale: 1.16 })
      stand(bottle(paint, { width: 38, height: 96, colour: '#8a4c1c', cap: 'dropper' }), 52, 0, 20)
      stand(towelRolls(paint), 126, 4, 46, { scale: 0.82 })
    },
  },
  'massage-2': {
    room: { wall: '#c9714f', pattern: 'arch', accent: '#8e4632', counter: '#ead8b6', sunAt: 0.05, sun: 0.7 },
    arrange: ({ paint, stand }) => {
      stand(
        plant(paint, { vaseColour: '#efe0c0', height: 112, vaseHeight: 68, vaseWidth: 50, colour: '#84a58f' }),
        -4,
        0,
        24,
        { scale: 0.96 },
      )
      stand(candle(paint), 92, 2, 22)
      stand(stones(paint, 3), -108, 4, 40, { scale: 0.92 })
    },
  },
  'massage-3': {
    room: { wall: '#37545c', pattern: 'boards', counter: '#c69767', sunAt: 0.42, sun: 0.9 },
    arrange: ({ paint, stand, rest }) => {
      stand(foldedTowels(paint), -94, 3, 58)
      rest(stones(paint, 3), -98, -60, { scale: 0.6 })
      rest(leaf(paint, '#7fa58c', 84), 112, -2, { turn: 20 })
      stand(candle(paint, '#c9973f'), 8, 0, 22)
      stand(bottle(paint, { width: 36, height: 104, colour: '#2c5a47', cap: 'pump', capColour: '#20201e' }), 78, 0, 20)
    },
  },
  'massage-4': {
    room: { wall: '#5c2f42', counter: '#d9b48a', sunAt: 0.08, sun: 0.8 },
    arrange: ({ paint, stand }) => {
      stand(towelRolls(paint, ['#f1e6cf', '#d98c82', '#f1e6cf']), -92, 3, 50, { scale: 1.1 })
      stand(bottle(paint, { width: 42, height: 110, colour: '#c98a3c', cap: 'cork', label: '#fbf3df' }), 14, 0, 22)
      stand(stones(paint, 5), 106, 2, 46, { scale: 0.98 })
    },
  },

  'massage-5': {
    room: { wall: '#24463b', counter: '#c08a55', sunAt: 0.46, sun: 0.8 },
    arrange: ({ paint, stand, rest }) => {
      rest(leaf(paint, '#7fa58c', 132), 96, -6, { turn: 14 })
      stand(candle(paint), -122, 4, 22, { scale: 1.06 })
      stand(candle(paint, '#7b2f2c'), -68, 8, 20, { scale: 0.82 })
      stand(bottle(paint, { width: 40, height: 112, colour: '#e8c08a', cap: 'pump', capColour: '#20201e' }), 0, 0, 22)
      stand(stones(paint, 3), 92, 5, 42, { scale: 0.98 })
    },
  },
  'massage-6': {
    room: { wall: '#e2b7a4', pattern: 'panels', counter: '#8a5a34', sunAt: 0.06 },
    arrange: ({ paint, stand }) => {
      stand(orchid(paint), 96, 0, 24)
      stand(foldedTowels(paint, ['#1f5846', '#f1e6cf', '#8fb0a6']), -80, 3, 58, { scale: 1.04 })
      stand(bottle(paint, { width: 34, height: 74, colour: '#8a4c1c', cap: 'dropper' }), 24, 4, 18)
    },
  },
}
