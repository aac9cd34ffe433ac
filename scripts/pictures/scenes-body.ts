import { type Composition, flatShadow } from './still-life.ts'
import { candle, cushion, foldedTowels, plant, singingBowl, strap, tumbler, yogaBlock, yogaMat } from './things-calm.ts'
import { boxingGloves, dumbbell, kettlebell, skippingRope, weightPlate } from './things-gym.ts'
import { bottle, hook } from './things-hair.ts'
import {
  avocado,
  carrot,
  choppingBoard,
  citrus,
  foodJar,
  fruitBowl,
  halfCitrus,
  notebook,
  pear,
  saladBowl,
  shelf,
  teacup,
  tomato,
  weekPlan,
} from './things-kitchen.ts'
import { hangingTowel, jacket, sportsBag, stopwatch, trainers, waterBottle } from './things-people.ts'

export const fitnessScenes: Record<string, Composition> = {
  'fitness-1': {
    room: { wall: '#d8a83f', counter: '#3a4744', material: 'plain', sunAt: 0.45 },
    arrange: ({ paint, stand }) => {
      stand(yogaMat(paint, '#1f5846', 150), -120, -2, 26)
      stand(weightPlate(paint, 62), 22, 0, 40)
      stand(dumbbell(paint), -20, 8, 60, { scale: 0.84 })
      stand(kettlebell(paint), 122, 5, 34, { scale: 0.92 })
    },
  },
  'fitness-2': {
    room: { wall: '#3d6a75', pattern: 'tiles', accent: '#24474f', counter: '#c9a070', sunAt: 0.08 },
    arrange: ({ paint, stand }) => {
      stand(kettlebell(paint, '#d9a441'), -96, 2, 44, { scale: 1.2 })
      stand(
        bottle(paint, { width: 36, height: 116, colour: '#e8dcc0', label: '#b5282a', capColour: '#1f2624' }),
        -8,
        0,
        20,
      )
      stand(dumbbell(paint, '#23282a'), 88, 6, 62, { scale: 0.84 })
    },
  },
  'fitness-3': {
    room: { wall: '#e7dcc4', pattern: 'boards', counter: '#a8643e', sunAt: 0.4 },
    arrange: ({ paint, stand, hang }) => {
      hang(hook(paint), -92, 50, { shadow: flatShadow })
      hang(skippingRope(paint), -92, 56)
      stand(yogaMat(paint, '#b5482a', 156), 32, -2, 26)
      stand(yogaMat(paint, '#2d4a5e', 132), 94, 0, 26)
      stand(dumbbell(paint, '#1f5846'), -40, 10, 46, { scale: 0.66 })
    },
  },
  'fitness-4': {
    room: { wall: '#2d4a5e', counter: '#c69767', sunAt: 0.42, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(hook(paint), -72, 46, { shadow: flatShadow })
      hang(boxingGloves(paint), -72, 50, { scale: 0.96 })
      stand(kettlebell(paint, '#1f5846'), 44, 4, 38, { scale: 1.02 })
      stand(
        bottle(paint, { width: 34, height: 104, colour: '#d9a441', label: '#fbf3df', capColour: '#1f2624' }),
        114,
        1,
        20,
      )
    },
  },
  'fitness-5': {
    room: { wall: '#a9bda6', pattern: 'boards', counter: '#8a5a34', sunAt: 0.4, sun: 0.9 },
    arrange: ({ paint, stand, hang }) => {
      hang(hook(paint), -98, 44, { shadow: flatShadow })
      hang(jacket(paint, '#b5482a', '#f1e6cf'), -98, 50, { scale: 0.98 })
      hang(hangingTowel(paint, '#f1e6cf', '#1f5846'), 4, 62, { scale: 0.92 })
      stand(trainers(paint, '#2d4a5e'), 36, 6, 48, { scale: 0.9 })
      stand(waterBottle(paint, '#d9a441'), 124, 1, 20)
    },
  },
  'fitness-6': {
    room: { wall: '#c9714f', counter: '#e7d7b5', material: 'marble', sunAt: 0.06, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      stand(sportsBag(paint, '#1f5846'), -68, 3, 78)
      hang(hook(paint), 52, 62, { shadow: flatShadow })
      hang(stopwatch(paint), 52, 100, { scale: 0.86 })
      stand(dumbbell(paint, '#23282a'), 74, 8, 46, { scale: 0.6 })
      stand(waterBottle(paint, '#2d4a5e', '#f4ead4'), 142, 2, 20, { scale: 0.94 })
    },
  },
}

export const yogaScenes: Record<string, Composition> = {
  'yoga-1': {
    room: { wall: '#e2a98a', counter: '#8a5a34', sunAt: 0.3, sun: 1.1 },
    arrange: ({ paint, stand, rest }) => {
      stand(yogaMat(paint, '#5c2f42', 158), -112, -2, 26)
      stand(yogaBlock(paint, '#1f5846', 92), -20, 4, 46)
      rest(yogaBlock(paint, '#d9a441', 78), -16, -34, {})
      stand(
        plant(paint, { vaseColour: '#f5ead2', height: 104, vaseHeight: 64, vaseWidth: 44, colour: '#5f8a70' }),
        104,
        0,
        22,
        { scale: 0.92 },
      )
    },
  },
  'yoga-2': {
    room: { wall: '#5f7f8c', pattern: 'arch', accent: '#c9b48c', counter: '#caa070', sunAt: 0.05, sun: 0.7 },
    arrange: ({ paint, stand }) => {
      stand(cushion(paint, '#b5482a', 140), -24, 4, 66)
      stand(singingBowl(paint), 104, 4, 28, { scale: 0.92 })
      stand(candle(paint), -128, 4, 22, { scale: 0.96 })
    },
  },
  'yoga-3': {
    room: { wall: '#a9bda6', pattern: 'boards', counter: '#c99a68', sunAt: 0.44 },
    arrange: ({ paint, stand, hang }) => {
      stand(yogaMat(paint, '#b3202c', 136), -126, 0, 26)
      stand(yogaMat(paint, '#d9a441', 164), -66, -2, 26)
      stand(yogaMat(paint, '#2d4a5e', 148), -6, 1, 26)
      hang(hook(paint), 96, 52, { shadow: flatShadow })
      hang(strap(paint, '#7b2f2c'), 96, 56, { scale: 0.82 })
      stand(yogaBlock(paint, '#5c2f42', 74, 28), 104, 8, 36)
    },
  },
  'yoga-4': {
    room: { wall: '#7c5a76', counter: '#ead8b6', material: 'marble', sunAt: 0.08, sun: 0.8 },
    arrange: ({ paint, stand, rest }) => {
      stand(foldedTowels(paint, ['#d98c82', '#f1e6cf', '#8fa98d']), -84, 3, 60, { scale: 1.12 })
      rest(yogaBlock(paint, '#1f5846', 76, 28), -84, -66, {})
      stand(
        plant(paint, { vaseColour: '#d9a441', height: 114, vaseHeight: 66, vaseWidth: 48, colour: '#84a58f' }),
        62,
        0,
        24,
        { scale: 0.94 },
      )
    },
  },

  'yoga-5': {
    room: { wall: '#9fb9bd', counter: '#7c5132', sunAt: 0.3, sun: 0.9 },
    arrange: ({ paint, stand }) => {
      stand(yogaMat(paint, '#2d4a5e', 160), 116, -2, 26)
      stand(singingBowl(paint), 26, 5, 28, { scale: 1.04 })
      stand(foldedTowels(paint, ['#f1e6cf', '#c9714f']), -92, 3, 58)
    },
  },
  'yoga-6': {
    room: { wall: '#1f5846', pattern: 'panels', counter: '#d9b48a', sunAt: 0.06, sun: 0.7 },
    arrange: ({ paint, stand, hang }) => {
      hang(hook(paint), -112, 50, { shadow: flatShadow })
      hang(strap(paint, '#d9a441'), -112, 54, { scale: 0.82 })
      stand(cushion(paint, '#d98c82', 138), 16, 4, 64)
      stand(candle(paint), 122, 3, 22)
      stand(yogaBlock(paint, '#c9714f', 78, 30), -110, 6, 38)
    },
  },
}

const orange = '#e08a2c'
const lemon = '#e3bc35'

export const foodScenes: Record<string, Composition> = {
  'nutrition-1': {
    room: { wall: '#1f5846', counter: '#d9b48a', sunAt: 0.42, sun: 0.9 },
    arrange: ({ paint, stand }) => {
      stand(fruitBowl(paint, '#e9dcc0'), -42, 0, 40)
      stand(tumbler(paint), 82, 3, 20, { scale: 1.16 })
      stand(halfCitrus(paint, lemon, 22), 132, 8, 20)
    },
  },
  'nutrition-2': {
    room: { wall: '#8fb0a6', pattern: 'tiles', accent: '#5f8a80', counter: '#ead8b6', sunAt: 0.1 },
    arrange: ({ paint, stand, hang }) => {
      hang(shelf(paint, 230), 10, 138)
      hang(foodJar(paint, { width: 48, height: 62, content: '#6b4a2f', lid: '#c9973f', grain: 4 }), -58, 138)
      hang(foodJar(paint, { width: 46, height: 72, content: '#e9d8b0', grain: 2.4 }), 8, 138)
      hang(foodJar(paint, { width: 48, height: 56, content: '#8fa055', lid: '#c9973f', grain: 4.4 }), 74, 138)
      stand(foodJar(paint, { width: 64, height: 78, content: '#d9702a', grain: 3.4 }), -84, 3, 32)
      stand(citrus(paint, lemon, 25), 0, 5, 20)
      stand(citrus(paint, orange, 28), 48, 3, 22)
      stand(halfCitrus(paint, orange, 24), 106, 6, 20)
    },
  },
  'nutrition-3': {
    room: { wall: '#d8c08c', pattern: 'panels', counter: '#7c5132', sunAt: 0.5 },
    arrange: ({ paint, stand, hang }) => {
      hang(weekPlan(paint, '#7b2f2c'), 46, 98, { turn: 1 })
      stand(notebook(paint, '#1f5846'), -96, 0, 38)
      stand(pear(paint), 14, 3, 28)
      stand(avocado(paint), 82, 4, 30, { turn: 6, scale: 0.96 })
      stand(citrus(paint, lemon, 20), 138, 8, 16)
    },
  },
  'nutrition-4': {
    room: { wall: '#c9714f', counter: '#ead8b6', material: 'marble', sunAt: 0.06, sun: 0.8 },
    arrange: ({ paint, stand }) => {
      stand(choppingBoard(paint), -104, -6, 44, { turn: -2 })
      stand(saladBowl(paint), 10, 2, 30)
      stand(carrot(paint), -104, 12, 0, { shadow: flatShadow })
      stand(tomato(paint), 104, 6, 20)
      stand(tomato(paint, 19), 142, 10, 16)
    },
  },
  'nutrition-5': {
    room: { wall: '#2d4a5e', counter: '#c69767', sunAt: 0.42, sun: 0.8 },
    arrange: ({ paint, stand, hang }) => {
      hang(weekPlan(paint, '#1f5846'), -96, 106, { turn: -2 })
      stand(foodJar(paint, { width: 58, height: 88, content: '#e9d8b0', grain: 2.6 }), 0, 0, 30)
      stand(teacup(paint), 82, 6, 34)
      stand(pear(paint, '#c2a83e'), 134, 0, 26, { scale: 0.9 })
      stand(citrus(paint, orange, 24), -108, 6, 18)
      stand(halfCitrus(paint, orange, 22), -62, 9, 18)
    },
  },
}
