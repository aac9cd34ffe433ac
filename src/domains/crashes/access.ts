import { everyone, rowsOf } from '../../../tests/access.ts'
import { crashes } from './contract.ts'

export const access = rowsOf(crashes, {
  report: {
    answers: everyone(201),
    input: () => ({
      release: 'test',
      part: 'page',
      route: 'routes/provider',
      error: 'TypeError: x is undefined',
      stack: ['root-A1b2.js:1:204'],
    }),
  },
})
