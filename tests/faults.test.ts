import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from './faults/faults.ts'

const timesIn = (text: string, part: string) => text.split(part).length - 1

test('every fault has a place of its own in its file, and tests that are there', () => {
  const lost = faults.flatMap(({ name, file, find, replace, tests, only }) => {
    const places = timesIn(readFileSync(file, 'utf8'), find)
    const seers = tests.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))
    return [
      ...(places === 1 && find !== replace ? [] : [`${name}: found ${places} times in ${file}`]),
      ...(seers.length === tests.length && seers.length > 0 ? [] : [`${name}: a file of ${tests.join()} is gone`]),
      ...(only === undefined || seers.some((text) => text.includes(only)) ? [] : [`${name}: no test says '${only}'`]),
    ]
  })
  expect(lost).toEqual([])
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})
