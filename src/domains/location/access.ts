import { everyone, rowsOf } from '../../../tests/access.ts'
import { location } from './contract.ts'
import { maps } from './map-contract.ts'

const ofPlaces = rowsOf(location, {
  search: { answers: everyone(200), input: () => ({ query: 'Bethnal' }) },
  detect: { answers: everyone(200), input: () => ({ timezone: 'Europe/Paris', language: 'fr-FR' }) },
  set: { answers: everyone(200), input: () => ({ country: 'FR', city: 'Lyon' }) },
  near: { answers: everyone(200), input: () => ({ lat: 51.5, lng: -0.1 }) },
})

const ofMaps = rowsOf(maps, {
  draw: { answers: everyone(200), input: () => ({ lat: 51.5, lng: -0.1 }) },
  key: { answers: everyone(200) },
})

export const access = [...ofPlaces, ...ofMaps]
