import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { ConfigError } from '../../lib/config.server.ts'
import { shippedFile } from '../../lib/shipped-file.server.ts'
import { type Gazetteer, readGazetteer } from './gazetteer.rules.ts'
import { type Postcode, readPostcodes } from './postcodes.rules.ts'

let coming: Promise<Gazetteer> | null = null
let own: readonly Postcode[] = []

/** Towns, districts, other names and postcodes: read by the first who asks, from then on in memory. */
export function readPlaces(): Promise<Gazetteer> {
  coming ??= load().catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

/** Adds those of the operator's own file. Throws ConfigError when it cannot be read. */
export async function openPostcodeTable(file: string | null): Promise<void> {
  if (file === null && own.length === 0) return
  own = file === null ? [] : await readFile(file, 'utf8').then(readPostcodes).catch(refuse)
  coming = null
}

function refuse(error: unknown): never {
  throw new ConfigError([`POSTCODE_TABLE cannot be read: ${error instanceof Error ? error.message : error}`])
}

async function load(): Promise<Gazetteer> {
  const packed = await readFile(shippedFile('db/places/places.txt.br'))
  return readGazetteer((await promisify(brotliDecompress)(packed)).toString('utf8'), own)
}
