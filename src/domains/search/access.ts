import { everyone, everyoneWhatExists, rowsOf } from '../../../tests/access.ts'
import { provider } from '../providers/access.ts'
import { search } from './contract.ts'
import { find } from './find-contract.ts'
import { searchMap } from './map-contract.ts'

const ofSearch = rowsOf(search, {
  providers: { answers: everyone(200), input: () => ({ search: 'hair', location: 'London' }) },
  filters: { answers: everyone(200), input: () => ({ search: 'hair', location: 'London' }) },
  nextTimes: { on: provider, answers: everyone(200), input: ({ id }) => ({ providerIds: id }) },
})

const ofMap = rowsOf(searchMap, { map: { answers: everyone(200), input: () => ({ location: 'London' }) } })

const ofFind = rowsOf(find, {
  suggest: { answers: everyone(200), input: () => ({ search: 'hair' }) },
  services: { answers: everyone(200), input: () => ({ search: 'hair' }) },
  categories: { answers: everyone(200), input: () => ({ search: 'hair' }) },
  nearby: { answers: everyone(200), input: () => ({ userLat: 51.5, userLng: -0.1 }) },
  // Where there is none, nobody is told another reason.
  landing: { answers: everyone(404), input: () => ({ what: 'barber', place: 'london' }) },
  landingFacts: { answers: everyone(404), input: () => ({ what: 'barber', place: 'london' }) },
  landings: { answers: everyone(200) },
  recommended: { on: provider, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
})

export const access = [...ofSearch, ...ofMap, ...ofFind]
