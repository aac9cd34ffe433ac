import type { Room } from './room.ts'
import { type Composition, flatShadow, type Table } from './still-life.ts'
import { line } from './svg.ts'
import { brushJar, creamJar, jadeRoller, lipstick, nailPolish, orchid, sampleFan } from './things-beauty.ts'
import { leaf, plant, stones, yogaMat } from './things-calm.ts'
import { kettlebell, weightPlate } from './things-gym.ts'
import {
  barberPole,
  bottle,
  box,
  combJar,
  hairDryer,
  hook,
  lyingComb,
  shavingBrush,
  standingMirror,
} from './things-hair.ts'
import { flashSheet, inkBottle } from './things-ink.ts'
import { foodJar, fruitBowl } from './things-kitchen.ts'
import { camera, print } from './things-photo.ts'
import { hammer, key, toolbox } from './things-tools.ts'

const shadow = { dx: 14, dy: 11, softness: 6, opacity: 0.36 }

function display(room: Room, arrange: (table: Table) => void, zoom = 0.94): Composition {
  return { room: { counterAt: 0.8, ...room }, zoom, arrange }
}

/** Tall displays of 300 by 400 for the parade of categories. */
export const windowScenes: Record<string, Composition> = {
  hair: display(
    {
      wall: '#e2a98a',
      pattern: 'arch',
      accent: '#c4714f',
      counter: '#f0e2c6',
      material: 'marble',
      sunAt: 0.05,
      sun: 0.6,
    },
    ({ paint, stand }) => {
      stand(hairDryer(paint, '#1f5846'), -6, 0, 26, { scale: 1.2 })
      stand(
        bottle(paint, {
          width: 36,
          height: 84,
          colour: '#f0dfbd',
          label: '#1f5846',
          cap: 'pump',
          capColour: '#c9973f',
        }),
        104,
        10,
        20,
      )
      stand(lyingComb(paint, '#7a3e1c'), -76, 16, 0, { scale: 0.84, turn: -3, shadow: flatShadow })
    },
  ),
  barbers: display(
    { wall: '#e6d8ba', pattern: 'tiles', accent: '#1d4d3b', counter: '#8a5a34', sunAt: 0.1 },
    ({ paint, stand }) => {
      stand(barberPole(paint, 232), 4, 0, 28, { scale: 1.08 })
      stand(combJar(paint), -88, 6, 34, { scale: 0.98 })
      stand(shavingBrush(paint, '#7c2330'), 88, 8, 20)
    },
  ),
  nails: display(
    { wall: '#23503f', pattern: 'arch', accent: '#d9a996', counter: '#e5cfa8', sunAt: 0.04, sun: 0.5 },
    ({ paint, stand, rest }) => {
      rest(sampleFan(paint, ['#b3202c', '#d9745a', '#f0c8b0', '#f7ead6', '#d9a441', '#6d8f7f', '#2f5a86']), 0, -66, {
        scale: 1.3,
        shadow,
      })
      stand(nailPolish(paint, '#b3202c', 'round', '#c9973f'), -62, 6, 22, { scale: 1.22 })
      stand(nailPolish(paint, '#f0c8b0', 'square'), 0, 10, 22, { scale: 1.22 })
      stand(nailPolish(paint, '#2f5a86', 'tall', '#f4ead4'), 62, 6, 22, { scale: 1.22 })
    },
  ),
  skincare: display({ wall: '#9fb9bd', counter: '#c69767', sunAt: 0.3 }, ({ paint, stand, rest }) => {
    stand(orchid(paint), 22, 0, 22, { scale: 1.24 })
    stand(creamJar(paint, '#f5ead2', '#c9973f', 72), -72, 8, 36)
    rest(creamJar(paint, '#c4878a', '#f4ead4', 56), -72, -46, {})
    stand(jadeRoller(paint), 78, 14, 12, { scale: 0.86 })
  }),
  beauty: display({ wall: '#eccdb4', counter: '#9c5a4a', sunAt: 0.3 }, ({ paint, stand }) => {
    stand(standingMirror(paint, 74), 30, 0, 30, { scale: 1.04 })
    stand(brushJar(paint, '#1f5846'), -68, 6, 30, { scale: 1.04 })
    stand(lipstick(paint), 50, 16, 14, { scale: 1.06 })
    stand(lipstick(paint, '#d0705c'), 92, 10, 14, { scale: 0.92 })
  }),
  massage: display({ wall: '#a9bda6', counter: '#7c5132', sunAt: 0.12 }, ({ paint, stand, rest }) => {
    rest(leaf(paint, '#2f6a4f', 190), -50, -10, { turn: -20, shadow })
    rest(leaf(paint, '#3f7d5e', 170), -16, -10, { turn: 12, shadow })
    stand(stones(paint, 5), -26, 8, 54, { scale: 1.2 })
    stand(bottle(paint, { width: 38, height: 98, colour: '#8a4c1c', cap: 'dropper' }), 84, 4, 22, { scale: 1.06 })
  }),
  fitness: display({ wall: '#d8a83f', counter: '#3a4744', material: 'plain', sunAt: 0.4 }, ({ paint, stand }) => {
    stand(yogaMat(paint, '#1f5846', 196), -80, -2, 28, { scale: 1.1 })
    stand(weightPlate(paint, 66), 50, 0, 44)
    stand(kettlebell(paint), 6, 12, 42, { scale: 1.12 })
  }),
  tattoo: display(
    { wall: '#7b2f2c', counter: '#2c2723', material: 'plain', sunAt: 0.03, sun: 0.4 },
    ({ paint, stand, hang, rest }) => {
      hang(flashSheet(paint, 'swallow', 118, 138), -66, 158, { shadow })
      hang(flashSheet(paint, 'heart', 118, 138), 66, 158, { shadow })
      stand(box(paint, { width: 120, height: 34, colour: '#c9973f' }), -50, 4, 56)
      for (const [index, colour] of ['#b3202c', '#2f6b52', '#2f5a86'].entries()) {
        rest(inkBottle(paint, colour), -86 + index * 36, -34, { scale: 1.1 })
      }
      stand(inkBottle(paint, '#d6a23f'), 46, 8, 12, { scale: 1.2 })
      stand(inkBottle(paint, '#1f2a2c'), 82, 4, 12, { scale: 1.2 })
    },
    0.98,
  ),
  photos: display({ wall: '#2f4d63', counter: '#d2ad7c', sunAt: 0.2 }, ({ paint, stand, hang, add }) => {
    add(line('M-10 96Q150 142 310 88', '#e9dcc0', 2))
    hang(print(paint, 'hills', 66, 80), -88, 114, { turn: -5, shadow })
    hang(print(paint, 'person', 66, 80), 0, 124, { turn: 3, shadow })
    hang(print(paint, 'town', 66, 80), 88, 114, { turn: -3, shadow })
    stand(camera(paint, '#7a3a22'), 0, 6, 84, { scale: 1.14 })
  }),
  guidance: display({ wall: '#1f5846', counter: '#d9b48a', sunAt: 0.36, sun: 0.8 }, ({ paint, stand }) => {
    stand(
      plant(paint, { vaseColour: '#d98c82', height: 150, vaseHeight: 84, vaseWidth: 56, colour: '#84a58f' }),
      66,
      -4,
      26,
    )
    stand(foodJar(paint, { width: 66, height: 104, content: '#d9702a', grain: 3.6 }), -88, 0, 34)
    stand(fruitBowl(paint, '#e9dcc0'), -4, 14, 40, { scale: 0.9 })
  }),
  general: display(
    { wall: '#c98a5b', pattern: 'boards', counter: '#7c5132', sunAt: 0.06, sun: 0.8 },
    ({ paint, stand, hang }) => {
      hang(hook(paint), -84, 96, { shadow: flatShadow })
      hang(hammer(paint), -84, 114, { shadow })
      hang(hook(paint), 26, 96, { shadow: flatShadow })
      hang(key(paint, 'brass', 3), 26, 102, { scale: 1.2, shadow })
      hang(hook(paint), 88, 96, { shadow: flatShadow })
      hang(key(paint, 'chrome', 4), 88, 102, { scale: 1.4, shadow })
      stand(toolbox(paint), 2, 8, 82, { scale: 1.02 })
    },
  ),
}
