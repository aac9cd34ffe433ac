import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressTableFile } from '../../tests/address-table-file.ts'
import { openAddressTable } from './address-table.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function tableOf(...file: Parameters<typeof addressTableFile>) {
  const path = join(folder, `${Math.random()}.mmdb`)
  await writeFile(path, addressTableFile(...file))
  return openAddressTable(path)
}
const lyon = { city: 'Lyon', timezone: 'Europe/Paris', coordinates: { lat: 45.75, lng: 4.85 } }

describe('the operator’s table of addresses', () => {
  test('is read in both its schemas', async () => {
    const whereIs = await tableOf(4, [
      ['00000001', { country_code: 'FR', city: 'Lyon', latitude: 45.75, longitude: 4.85, timezone: 'Europe/Paris' }],
      [
        '00000010',
        {
          country: { iso_code: 'FR' },
          city: { names: { en: 'Lyon' } },
          location: { latitude: 45.75, longitude: 4.85, time_zone: 'Europe/Paris' },
        },
      ],
      ['00000011', { country: { iso_code: 'GB' } }],
      ['00000100', { country_code: 'ZZZ' }],
    ])
    expect(whereIs('1.2.3.4')).toEqual({ country: 'FR', ...lyon })
    expect(whereIs('2.2.3.4')).toEqual({ country: 'FR', ...lyon })
    expect(whereIs('3.2.3.4')).toEqual({ country: 'GB', city: null, timezone: null, coordinates: null })
    for (const address of ['4.2.3.4', '9.9.9.9', 'unknown', 'none', '']) expect(whereIs(address)).toBeNull()
  })

  test('knows IPv6 by its network; one of IPv4 alone knows none', async () => {
    // 2001:db8::
    const network = '00100000000000010000110110111000'
    const ofBoth = await tableOf(6, [[network, { country_code: 'PT' }]])
    expect(ofBoth('2001:0db8:0:0::/64')).toMatchObject({ country: 'PT' })
    expect(ofBoth('2001:0db9:0:0::/64')).toBeNull()
    const ofFour = await tableOf(4, [[network, { country_code: 'PT' }]])
    expect(ofFour('32.1.13.184')).toMatchObject({ country: 'PT' })
    expect(ofFour('2001:0db8:0:0::/64')).toBeNull()
  })

  test('that cannot be read keeps the site from opening', async () => {
    const broken = join(folder, 'broken.mmdb')
    await writeFile(broken, 'no table')
    for (const file of [broken, join(folder, 'nowhere.mmdb')])
      await expect(openAddressTable(file)).rejects.toThrow(
        /^Environment validation failed: LOCATION_TABLE cannot be read/,
      )
    expect((await openAddressTable(null))('1.2.3.4')).toBeNull()
  })
})
