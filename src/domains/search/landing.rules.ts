import { slugify } from '../../lib/slug.ts'
import { categoriesOf, professions } from '../categories/rules.ts'

/** What a page of a trade at a place lists: of a profession, or of a category that holds several or one alone. */
export type Landing = { slug: string; filter: { profession: string } | { category: string } }

/** A page of fewer says nothing that a search does not. */
export const fewestListed = 3

/** Whoever fits nowhere else: nobody looks for them by that. */
const nowhereElse = 'miscellaneous-services'

const byCategory = Map.groupBy(professions, (profession) => categoriesOf(profession).categorySlug)

export const landings: readonly Landing[] = [...byCategory]
  .filter(([category]) => category !== nowhereElse)
  .flatMap(([category, inIt]) => {
    // One alone is the same as its category: the page has the name that people look for.
    if (inIt.length === 1) return inIt.map((profession) => ({ slug: slugify(profession), filter: { category } }))
    const ofAll = { slug: category, filter: { category } }
    return [ofAll, ...inIt.map((profession) => ({ slug: slugify(profession), filter: { profession } }))]
  })

const bySlug = new Map(landings.map((landing) => [landing.slug, landing]))
const byFilter = new Map(
  landings.flatMap((landing) => ('category' in landing.filter ? [[landing.filter.category, landing] as const] : [])),
)
const parents = new Map(
  professions.map((profession) => categoriesOf(profession)).map((of) => [of.subcategorySlug, of.categorySlug]),
)

/** By its own slug, or that of a category that it stands for. */
export function landingOf(slug: string): Landing | null {
  return bySlug.get(slug) ?? byFilter.get(parents.get(slug) ?? slug) ?? null
}
