import { expect, test } from 'vitest'
import { fullName, publicName } from './names.rules.ts'

test.each([
  [['Nia', 'Campbell', 'DJ Nia'], 'Nia Campbell', 'Nia C.'],
  [['Nia', '', 'DJ Nia'], 'Nia', 'Nia'],
  [['', 'Campbell', null], 'Campbell', 'C.'],
  [['', 'Campbell', 'DJ Nia'], 'Campbell', 'DJ Nia'],
  [['', '', 'DJ Nia'], 'DJ Nia', 'DJ Nia'],
  [['', '', null], '', ''],
] as const)('of %j a provider reads %j, and everybody %j', ([firstName, lastName, displayName], full, everybody) => {
  const names = { firstName, lastName, displayName }
  expect([fullName(names), publicName(names)]).toEqual([full, everybody])
})
