import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { shippedFile } from '../../lib/shipped-file.server.ts'
import { type Gazetteer, readGazetteer } from './gazetteer.rules.ts'

let coming: Promise<Gazetteer> | null = null

/** Towns, districts, other names and postcodes: read by the first who asks, from then on in memory. */
export function readPlaces(): Promise<Gazetteer> {
  coming ??= load().catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

async function load(): Promise<Gazetteer> {
  const packed = await readFile(shippedFile('db/places/places.txt.br'))
  return readGazetteer((await promisify(brotliDecompress)(packed)).toString('utf8'))
}
