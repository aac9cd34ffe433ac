/** What the picture library holds: for the renderer, the demo city and whoever needs an alt text. Data only. */

export type SceneListing = {
  name: string
  professions: readonly string[]
  /** In whose gallery it may hang besides. */
  alsoFor: readonly string[]
  /** English; says what is in the picture. */
  alt: string
}

const scene = <const Name extends string>(
  name: Name,
  professions: readonly string[],
  alt: string,
  alsoFor: readonly string[] = [],
) => ({ name, professions, alt, alsoFor })

const hair = ['Hair Stylist']
const barber = ['Barber']
const nails = ['Nail Technician']
const makeup = ['Makeup Artist']
const lashes = ['Eyelash Technician']
const skin = ['Beauty Therapist']
const massage = ['Massage Therapist']
const fitness = ['Personal Trainer', 'Fitness Trainer']
const yoga = ['Yoga Instructor']
const food = ['Nutritionist']
const tattoo = ['Tattoo Artist']
const photo = ['Photographer']
const laser = ['Laser Technician']
const general = ['Service Provider']

export const scenes = [
  scene('barber-1', barber, 'A barber’s pole between a jar of combs, a shaving brush and a lather bowl'),
  scene('barber-2', barber, 'A round mirror on a green wall above clippers, a tonic bottle and a comb', hair),
  scene('barber-3', barber, 'Scissors on a hook beside a lather bowl and a small barber’s pole'),
  scene('barber-4', barber, 'Red clippers, combs in a blue jar and a tall barber’s pole'),
  scene('barber-5', barber, 'An open razor, lather and folded towels under a round mirror'),
  scene('barber-6', barber, 'Folded towels, a green bottle and an open razor in front of a standing mirror'),
  scene('barber-7', barber, 'Scissors on a hook, combs in a blue jar and a barber’s pole on a mustard wall', hair),
  scene('hair-1', hair, 'A green hair dryer under an arch, with eucalyptus and a pump bottle'),
  scene('hair-2', hair, 'A standing mirror and brass scissors on a sage wall', barber),
  scene('hair-3', hair, 'A pale hair dryer and two bottles in front of a plum wall'),
  scene('hair-4', hair, 'A red hair dryer under a round mirror'),
  scene('hair-5', hair, 'Combs in a coral jar and a vase of eucalyptus on a mustard wall', [...barber, ...makeup]),
  scene('hair-6', hair, 'A mustard hair dryer under a blue arch, with combs in a green jar'),
  scene('hair-7', hair, 'Scissors and a round mirror on a terracotta wall, above eucalyptus'),
  scene('nails-1', nails, 'Five bottles of nail polish in a row'),
  scene('nails-2', nails, 'A fan of colour samples between two bottles of polish'),
  scene('nails-3', nails, 'Nail polish on a plum box, in front of pale tiles'),
  scene('nails-4', nails, 'A fan of colour samples, a file and a bowl on a blue wall'),
  scene('nails-5', nails, 'Two bottles of polish on folded towels, with an orchid, on a plum wall', makeup),
  scene('nails-6', nails, 'Three bottles of polish on a red tray, with eucalyptus'),
  scene('makeup-1', makeup, 'A standing mirror with brushes and two lipsticks', [...hair, ...lashes, ...nails]),
  scene('makeup-2', makeup, 'An open compact and a jar of makeup brushes', [...lashes, ...photo]),
  scene('makeup-3', [...makeup, ...skin], 'A dropper bottle between a lipstick and a compact'),
  scene('makeup-4', makeup, 'Three lipsticks, a compact and brushes on a mustard wall'),
  scene('makeup-5', makeup, 'A round mirror on a plum wall above a compact, a lipstick and brushes'),
  scene('makeup-6', makeup, 'An orchid, makeup brushes in a red jar and a lipstick', nails),
  scene('lashes-1', lashes, 'A tray of lash fans between a plant and tweezers'),
  scene('lashes-2', lashes, 'A standing mirror, tweezers and a mascara', makeup),
  scene('lashes-3', lashes, 'A framed pair of closed eyes over brushes and a dropper bottle', makeup),
  scene('lashes-4', lashes, 'Lash brushes in a jar and a tray of lashes under an arch'),
  scene('lashes-5', lashes, 'A tray of lashes, lash brushes in a glass and a candle on a mustard wall'),
  scene('lashes-6', lashes, 'A round mirror above brass tweezers, a mascara and folded towels'),
  scene('skincare-1', skin, 'Cream jars, a dropper bottle and a jade roller', [...makeup, ...laser]),
  scene('skincare-2', skin, 'Rolled towels, a bowl of clay and a leaf', [...massage, ...nails]),
  scene('skincare-3', [...skin, ...lashes], 'A round mirror above cream jars and an orchid'),
  scene('skincare-4', skin, 'A pump bottle and a cream jar on a brass tray, with cotton pads and a small plant', [
    ...laser,
    ...nails,
  ]),
  scene('skincare-5', skin, 'Folded towels with a pink roller, two tubes and a cream jar', [...laser, ...massage]),
  scene('laser-1', laser, 'A laser handpiece in its cradle, tinted glasses and a tube of gel'),
  scene('laser-2', laser, 'Tinted glasses on folded towels, a tube and a pump bottle under a round mirror'),
  scene('laser-3', laser, 'A small laser machine between its handpiece and a pair of tinted glasses'),
  scene('laser-4', laser, 'Sun cream, blue-tinted glasses and a jar of cotton pads on a mustard wall', skin),
  scene('massage-1', massage, 'Stacked stones in front of two leaves, with oil and rolled towels', yoga),
  scene('massage-2', [...massage, ...skin], 'Eucalyptus under an arch between stones and a candle'),
  scene('massage-3', massage, 'Folded towels with stones, a candle and a pump bottle', skin),
  scene('massage-4', massage, 'Rolled towels, a bottle of oil and a stack of stones on a plum wall'),
  scene('massage-5', massage, 'Two candles, a pump bottle and stones in front of a leaf on a green wall', yoga),
  scene('massage-6', massage, 'An orchid, folded towels and a bottle of oil on a blush wall', [...skin, ...yoga]),
  scene('fitness-1', fitness, 'A rolled mat, a weight plate, a dumbbell and a kettlebell'),
  scene('fitness-2', fitness, 'A mustard kettlebell, a water bottle and a dumbbell', food),
  scene('fitness-3', fitness, 'A skipping rope on a hook above rolled mats'),
  scene('fitness-4', fitness, 'Boxing gloves on a hook above a kettlebell and a bottle'),
  scene('fitness-5', fitness, 'A rust jacket and a towel on hooks above a pair of trainers and a bottle'),
  scene('fitness-6', fitness, 'A green sports bag, a stopwatch on a hook and a water bottle', food),
  scene('yoga-1', yoga, 'A rolled mat, two blocks and a plant in low sun', fitness),
  scene('yoga-2', yoga, 'A round cushion, a singing bowl and a candle', massage),
  scene('yoga-3', yoga, 'Three rolled mats and a strap on a hook', fitness),
  scene('yoga-4', yoga, 'A folded blanket with blocks and eucalyptus', fitness),
  scene('yoga-5', yoga, 'A blue mat, a singing bowl and a folded blanket on a pale blue wall'),
  scene('yoga-6', yoga, 'A pink cushion, a candle and a strap on a hook'),
  scene('nutrition-1', food, 'A bowl of oranges and lemons with a glass of water'),
  scene('nutrition-2', food, 'Jars of lentils, oats and rice on a shelf'),
  scene('nutrition-3', food, 'A week’s plan on the wall above a pear, an avocado and a notebook'),
  scene('nutrition-4', food, 'A bowl of salad, a chopping board, a carrot and two tomatoes'),
  scene('nutrition-5', food, 'A week’s plan on a blue wall above oats, oranges, a pear and a cup of tea'),
  scene('tattoo-1', tattoo, 'Three framed tattoo drawings above ink bottles'),
  scene('tattoo-2', tattoo, 'A tattoo machine beside a framed dagger and three inks'),
  scene('tattoo-3', tattoo, 'A moon, a rose and a swallow in brass frames'),
  scene('tattoo-4', tattoo, 'A framed heart, a tattoo machine and a row of inks on blue'),
  scene('tattoo-5', tattoo, 'A moon, a dagger and a heart in frames above a row of inks'),
  scene('tattoo-6', tattoo, 'A tattoo machine between a framed rose and a framed swallow'),
  scene('photo-1', photo, 'A film camera with two rolls of film'),
  scene('photo-2', photo, 'Prints on a line above a camera and a lens'),
  scene('photo-3', photo, 'A brass and green camera under an arch'),
  scene('photo-4', photo, 'A framed portrait and a rose above a lens and an instant print', tattoo),
  scene('photo-5', photo, 'Three framed portraits on a mustard wall above a green camera'),
  scene('photo-6', photo, 'A jacket on a hook, framed pictures, a shoulder bag and a camera'),
  scene('photo-7', photo, 'Portraits of two people above a camera, reading glasses and a cup of tea'),
  scene('general-1', general, 'A red toolbox, a hammer on a hook and a spanner'),
  scene('general-2', general, 'Keys on hooks above a tape measure and a padlock'),
  scene('general-3', general, 'Tulips in a watering can beside a spool of thread'),
  scene('general-4', general, 'Thread, scissors and a folded shirt'),
  scene('general-5', general, 'Three tins of paint, a brush on a hook and a tape measure'),
] as const satisfies readonly SceneListing[]

export type SceneName = (typeof scenes)[number]['name']

export type WindowListing = { name: string; categorySlug: string; alt: string }

/** Tall shop windows, one for each main category. */
export const windows: readonly WindowListing[] = [
  { name: 'hair', categorySlug: 'hair-styling-barbering', alt: 'A hair dryer in a shop window' },
  { name: 'barbers', categorySlug: 'hair-styling-barbering', alt: 'A barber’s pole in a shop window' },
  { name: 'nails', categorySlug: 'nail-care', alt: 'Nail polish in a shop window' },
  { name: 'skincare', categorySlug: 'personal-care-grooming', alt: 'Cream jars in a shop window' },
  { name: 'beauty', categorySlug: 'makeup-beauty', alt: 'A mirror and makeup brushes in a shop window' },
  { name: 'massage', categorySlug: 'health-wellness', alt: 'Stacked stones in a shop window' },
  { name: 'fitness', categorySlug: 'fitness-training', alt: 'A mat, a plate and a kettlebell in a shop window' },
  { name: 'tattoo', categorySlug: 'creative-artistic-services', alt: 'Tattoo drawings in a shop window' },
  { name: 'photos', categorySlug: 'photography', alt: 'A camera and prints in a shop window' },
  {
    name: 'guidance',
    categorySlug: 'mental-health-life-guidance',
    alt: 'A bowl of fruit and a plant in a shop window',
  },
  {
    name: 'general',
    categorySlug: 'miscellaneous-services',
    alt: 'A toolbox under a hammer and keys in a shop window',
  },
]

export const sceneWidths = [480, 960] as const
export const windowWidth = 480
export const portraitWidth = 96

export function scenePath(name: string, width: (typeof sceneWidths)[number] = 960): string {
  return `/pictures/${name}-${width}.avif`
}

export function windowPath(name: string): string {
  return `/pictures/${name}-window-${windowWidth}.avif`
}

export function portraitPath(name: string): string {
  return `/pictures/portrait-${name}-${portraitWidth}.avif`
}

export function scenesFor(profession: string): SceneListing[] {
  const fitting = scenes.filter(({ professions }) => professions.includes(profession))
  return fitting.length > 0 ? fitting : scenes.filter(({ professions }) => professions.includes('Service Provider'))
}

/** Of other trades, for a gallery that is longer than its own trade has pictures. */
export function furtherScenesFor(profession: string): SceneListing[] {
  return scenes.filter(({ alsoFor }) => alsoFor.includes(profession))
}
