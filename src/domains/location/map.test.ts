import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { areApart, nameBox } from './map.rules.ts'
import type { MapDrawing } from './map-contract.ts'

const app = openTestApp()
const ask = async (path: string, googleMapsKey: string | null = null) => {
  const answer = await createApi({ ...app.running, app: { ...app.running.app, googleMapsKey } }).request(path)
  return { status: answer.status, body: await answer.json() }
}

test('the key for the maps of Google is told at both addresses, and that there is none', async () => {
  for (const path of ['/api/location/google-maps-key', '/api/location/google-maps-key1']) {
    expect(await ask(path)).toEqual({ status: 200, body: { success: false } })
    expect(await ask(path, 'a-key')).toEqual({ status: 200, body: { success: true, key: 'a-key' } })
  }
})

test('a map around a position has its places, and no name where a pin stands', async () => {
  const { status, body } = await ask('/api/location/map?lat=51.5273&lng=-0.0554&width=640&height=260&mark=centre')
  expect(status).toBe(200)
  const { view, places } = body.data as MapDrawing
  expect(view).toEqual({ centre: { lat: 51.5273, lng: -0.0554 }, zoom: 13, width: 640, height: 260 })
  expect(places.map(({ name }) => name)).toContain('Bethnal Green')
  const pin = { left: 298, right: 342, top: 86, bottom: 130 }
  for (const place of places) expect(areApart(nameBox(place), pin)).toBe(true)
})

test.each(['lat=86&lng=0', 'lat=NaN&lng=0', 'lat=0&lng=181', 'lat=0&lng=0&zoom=17', 'lat=0&lng=0&width=1e9', 'lng=0'])(
  'no map is drawn of %s',
  async (query) => {
    expect((await ask(`/api/location/map?${query}`)).status).toBe(400)
  },
)
