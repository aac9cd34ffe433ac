import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What would still run alone when everything else is done. */
const slowest = [
  'scheduling/oracle',
  'tests/lifecycle',
  'tests/crash',
  'backup/backup',
  'tests/endpoints',
  'tests/time-vectors',
  'tests/restart',
  'tests/authorization',
  'staff-and-rooms',
  'identity/account',
  'tests/fuzz',
  'bookings/offered-slots',
  'tests/pooler',
  'search/changing-city',
]

const place = ({ moduleId }: TestSpecification) => {
  const found = slowest.findIndex((name) => moduleId.includes(`${name}.test.`))
  return found === -1 ? slowest.length : found
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
