import { at, type Random } from './random.ts'

export type District = {
  name: string
  /** UK: the outward half of the postcode. France: the whole code. */
  postcode: string
  latitude: number
  longitude: number
  /** What things cost here against the rest of the city. */
  factor: number
  streets: readonly string[]
}

export type City = {
  name: string
  region: string
  country: 'GB' | 'FR'
  timezone: string
  currency: 'GBP' | 'EUR'
  factor: number
  /** Of a hundred providers. */
  share: number
  districts: readonly District[]
}

const district = (
  name: string,
  postcode: string,
  latitude: number,
  longitude: number,
  factor: number,
  streets: string,
): District => ({ name, postcode, latitude, longitude, factor, streets: streets.split(', ') })

const britain = { country: 'GB', timezone: 'Europe/London', currency: 'GBP' } as const

export const cities: readonly City[] = [
  {
    ...britain,
    name: 'London',
    region: 'England',
    factor: 1.15,
    share: 56,
    districts: [
      district(
        'Bethnal Green',
        'E2',
        51.5273,
        -0.0554,
        1,
        'Roman Road, Bethnal Green Road, Cambridge Heath Road, Old Ford Road, Globe Road, Columbia Road, Hackney Road',
      ),
      district(
        'Tower Hamlets',
        'E1',
        51.5162,
        -0.0452,
        0.95,
        'Mile End Road, Commercial Road, Whitechapel Road, White Horse Lane, Ben Jonson Road, Stepney Way',
      ),
      district(
        'Putney',
        'SW15',
        51.4613,
        -0.2167,
        1.1,
        'Putney High Street, Upper Richmond Road, Lower Richmond Road, Lacy Road, Chelverton Road, Putney Bridge Road',
      ),
      district(
        'Hackney',
        'E8',
        51.545,
        -0.0553,
        1.05,
        'Mare Street, Broadway Market, Kingsland High Street, Graham Road, Wilton Way, Dalston Lane',
      ),
      district(
        'Shoreditch',
        'EC2A',
        51.5252,
        -0.0811,
        1.2,
        'Curtain Road, Rivington Street, Great Eastern Street, Charlotte Road, Leonard Street, Paul Street',
      ),
      district(
        'Islington',
        'N1',
        51.5384,
        -0.1027,
        1.15,
        'Upper Street, Essex Road, Liverpool Road, Cross Street, Camden Passage, Caledonian Road',
      ),
      district(
        'Camden Town',
        'NW1',
        51.539,
        -0.1426,
        1.05,
        'Camden High Street, Parkway, Chalk Farm Road, Delancey Street, Royal College Street, Kentish Town Road',
      ),
      district(
        'Brixton',
        'SW9',
        51.4626,
        -0.1145,
        0.95,
        'Coldharbour Lane, Brixton Road, Atlantic Road, Electric Avenue, Stockwell Road, Ferndale Road',
      ),
      district(
        'Peckham',
        'SE15',
        51.4722,
        -0.0692,
        0.92,
        'Rye Lane, Peckham High Street, Bellenden Road, Choumert Road, Queens Road, Blenheim Grove',
      ),
      district(
        'Clapham',
        'SW4',
        51.462,
        -0.138,
        1.1,
        'Clapham High Street, The Pavement, Abbeville Road, Venn Street, Old Town, Clapham Park Road',
      ),
      district(
        'Notting Hill',
        'W11',
        51.5122,
        -0.2021,
        1.35,
        'Portobello Road, Westbourne Grove, Ledbury Road, Kensington Park Road, Notting Hill Gate, Pembridge Road',
      ),
      district(
        'Soho',
        'W1F',
        51.5131,
        -0.1364,
        1.4,
        'Berwick Street, Wardour Street, Brewer Street, Beak Street, Lexington Street, Marshall Street',
      ),
      district(
        'Greenwich',
        'SE10',
        51.4808,
        -0.0077,
        1,
        'Greenwich Church Street, Trafalgar Road, Royal Hill, Nelson Road, Creek Road, Greenwich South Street',
      ),
      district(
        'Stratford',
        'E15',
        51.5411,
        0.0029,
        0.9,
        'The Broadway, The Grove, West Ham Lane, Leytonstone Road, Romford Road, Tramway Avenue',
      ),
      district(
        'Walthamstow',
        'E17',
        51.584,
        -0.0197,
        0.92,
        'Hoe Street, High Street, Orford Road, Wood Street, Forest Road, Blackhorse Road',
      ),
      district(
        'Tooting',
        'SW17',
        51.4275,
        -0.168,
        0.95,
        'Tooting High Street, Mitcham Road, Upper Tooting Road, Garratt Lane, Totterdown Street',
      ),
    ],
  },
  {
    ...britain,
    name: 'Manchester',
    region: 'England',
    factor: 0.9,
    share: 12,
    districts: [
      district(
        'Northern Quarter',
        'M4',
        53.4838,
        -2.2352,
        1.1,
        'Tib Street, Thomas Street, Edge Street, Oak Street, Copperas Street, Church Street',
      ),
      district(
        'Ancoats',
        'M4',
        53.4846,
        -2.2262,
        1.1,
        'Great Ancoats Street, Blossom Street, Jersey Street, Radium Street, Murray Street',
      ),
      district(
        'Chorlton',
        'M21',
        53.4425,
        -2.2768,
        1,
        'Barlow Moor Road, Wilbraham Road, Beech Road, Manchester Road, Sandy Lane',
      ),
      district(
        'Didsbury',
        'M20',
        53.4165,
        -2.2318,
        1.05,
        'Wilmslow Road, Burton Road, Barlow Moor Road, School Lane, Lapwing Lane',
      ),
      district('Levenshulme', 'M19', 53.4446, -2.1911, 0.88, 'Stockport Road, Albert Road, Broom Lane, Matthews Lane'),
      district('Rusholme', 'M14', 53.4545, -2.2251, 0.88, 'Wilmslow Road, Dickenson Road, Platt Lane, Claremont Road'),
    ],
  },
  {
    ...britain,
    name: 'Bristol',
    region: 'England',
    factor: 0.95,
    share: 9,
    districts: [
      district(
        'Clifton',
        'BS8',
        51.4557,
        -2.6187,
        1.12,
        'Whiteladies Road, Queens Road, Princess Victoria Street, Regent Street, Boyces Avenue, The Mall',
      ),
      district(
        'Bedminster',
        'BS3',
        51.4406,
        -2.5989,
        0.95,
        'North Street, East Street, West Street, Cannon Street, Coronation Road',
      ),
      district(
        'Montpelier',
        'BS6',
        51.4665,
        -2.5885,
        1,
        'Picton Street, Cheltenham Road, Station Road, Richmond Road, Ashley Road',
      ),
      district(
        'Bishopston',
        'BS7',
        51.4795,
        -2.5906,
        1,
        'Gloucester Road, Ashley Down Road, Sefton Park Road, Radnor Road',
      ),
      district('Easton', 'BS5', 51.4655, -2.5622, 0.9, 'St Marks Road, Stapleton Road, Church Road, Easton Road'),
    ],
  },
  {
    ...britain,
    name: 'Edinburgh',
    region: 'Scotland',
    factor: 1,
    share: 9,
    districts: [
      district(
        'Leith',
        'EH6',
        55.9721,
        -3.1719,
        0.95,
        'Leith Walk, Great Junction Street, Constitution Street, Bernard Street, Ferry Road, Duke Street',
      ),
      district(
        'Stockbridge',
        'EH4',
        55.9587,
        -3.2118,
        1.08,
        'Raeburn Place, Deanhaugh Street, Comely Bank Road, Dean Street',
      ),
      district(
        'New Town',
        'EH3',
        55.9561,
        -3.1991,
        1.15,
        'Dundas Street, Northumberland Street, Howe Street, William Street, Cumberland Street',
      ),
      district(
        'Old Town',
        'EH1',
        55.9488,
        -3.1893,
        1.05,
        'Cockburn Street, Victoria Street, Grassmarket, Candlemaker Row, Blair Street',
      ),
      district(
        'Marchmont',
        'EH9',
        55.9377,
        -3.1916,
        0.98,
        'Marchmont Road, Warrender Park Road, Argyle Place, Causewayside, Roseneath Place',
      ),
      district(
        'Bruntsfield',
        'EH10',
        55.9364,
        -3.2063,
        1.02,
        'Bruntsfield Place, Morningside Road, Leamington Terrace, Merchiston Avenue',
      ),
    ],
  },
  {
    name: 'Paris',
    region: 'Île-de-France',
    country: 'FR',
    timezone: 'Europe/Paris',
    currency: 'EUR',
    factor: 1.15,
    share: 14,
    districts: [
      district(
        'Le Marais',
        '75004',
        48.8566,
        2.3584,
        1.2,
        'rue Saint-Antoine, rue du Roi-de-Sicile, rue des Rosiers, rue Vieille-du-Temple, rue Saint-Paul, rue de Rivoli',
      ),
      district(
        'Montmartre',
        '75018',
        48.8867,
        2.3372,
        1,
        'rue Lepic, rue des Abbesses, rue Caulaincourt, rue Ordener, rue Custine, rue Lamarck',
      ),
      district(
        'Belleville',
        '75020',
        48.8705,
        2.3862,
        0.9,
        'rue de Belleville, rue des Pyrénées, rue de Ménilmontant, rue des Cascades, rue Jourdain',
      ),
      district(
        'Oberkampf',
        '75011',
        48.8651,
        2.3784,
        1,
        'rue Oberkampf, rue Saint-Maur, rue Jean-Pierre-Timbaud, avenue Parmentier, rue de la Folie-Méricourt',
      ),
      district(
        'Batignolles',
        '75017',
        48.8868,
        2.3172,
        1.02,
        'rue des Batignolles, rue Legendre, rue de Lévis, rue des Dames, rue Nollet',
      ),
      district(
        'Saint-Germain-des-Prés',
        '75006',
        48.8533,
        2.3335,
        1.3,
        'rue de Seine, rue Bonaparte, rue du Four, rue de Buci, rue Saint-Sulpice, rue du Cherche-Midi',
      ),
      district(
        'Canal Saint-Martin',
        '75010',
        48.8712,
        2.3647,
        1.02,
        'rue de Marseille, quai de Valmy, quai de Jemmapes, rue Beaurepaire, rue de Lancry',
      ),
      district(
        'Bastille',
        '75012',
        48.8505,
        2.3757,
        1,
        'avenue Daumesnil, rue de Charenton, rue d’Aligre, rue Crozatier, avenue Ledru-Rollin',
      ),
    ],
  },
]

export type Address = {
  street: string
  postalCode: string
  latitude: number
  longitude: number
}

// The Royal Mail never ends a postcode with these letters, so no letter box has such an address.
const unissued = [...'CIKMOV']

export function makeAddress(random: Random, city: City, place: District, street = random.pick(place.streets)): Address {
  const house = random.int(3, 288)
  const isFrench = city.country === 'FR'
  const number = random.chance(0.08) ? `${house}${isFrench ? ' bis' : random.pick(['A', 'B'])}` : `${house}`
  const inward = `${random.int(1, 9)}${random.pick(unissued)}${random.pick(unissued)}`
  return {
    street: `${number}${isFrench ? ',' : ''} ${street}`,
    postalCode: isFrench ? place.postcode : `${place.postcode} ${inward}`,
    ...scatter(random, place),
  }
}

const metresPerDegree = 111_320

/** Most providers near the middle, few further than a kilometre out. */
function scatter(random: Random, { latitude, longitude }: District): { latitude: number; longitude: number } {
  const metres = Math.min(1100, Math.abs(random.gauss()) * 420)
  const angle = random.next() * 2 * Math.PI
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return {
    latitude: round(latitude + (metres * Math.sin(angle)) / metresPerDegree),
    longitude: round(longitude + (metres * Math.cos(angle)) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))),
  }
}

export function cityNamed(name: string): City {
  return at(
    cities.filter((city) => city.name === name),
    0,
  )
}
