import { sql } from 'kysely'
import { type Language, languages } from '../../i18n/languages.ts'
import { sayOtherwise, shippedCategories } from '../../i18n/said-otherwise.ts'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { categoriesChanged, categoryRenamed } from './events.ts'

type Names = Record<Language, string>
export type SetCategory = { slug: string; names: Names; isShown: boolean }

/** What a category is called as the product ships; what is not known there, as the database has it. */
const shippedName = (language: Language, slug: string, name: string) => shippedCategories(language)[slug] ?? name

/** All of them in their order, with what the operator calls them or, where they say nothing, what they ship as. */
export async function readSetCategories(ctx: Ctx): Promise<(SetCategory & { parentSlug: string | null })[]> {
  type Row = { slug: string; name: string; parentSlug: string | null; isShown: boolean; said: Partial<Names> }
  const { rows } = await sql<Row>`select slug, name, parent_slug as "parentSlug", is_shown as "isShown",
      coalesce((select jsonb_object_agg(t.language, t.name) from category_text t where t.slug = c.slug), '{}') as said
    from category c order by position, slug`.execute(ctx.db)
  return rows.map(({ slug, name, said, ...row }) => {
    const names = languages.map((language) => [language, said[language] ?? shippedName(language, slug, name)])
    return { slug, ...row, names: Object.fromEntries(names) as Names }
  })
}

/**
 * Until the transaction ends no category is called otherwise: for whoever copies a name. A rename waits for them, and tells
 * everybody who has copied it; whoever comes after it reads the new one.
 */
export async function holdCategoryNames(tx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('category names', 0))`.execute(tx.db)
}

/** In that order; by whoever holds the lock of settings. A name as it ships is none of the operator's. */
export async function setCategories(tx: Ctx, all: readonly SetCategory[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('category names', 0))`.execute(tx.db)
  await sql`delete from category_text`.execute(tx.db)
  const said = all.flatMap(({ slug, names }) =>
    languages
      .filter((language) => names[language] !== shippedCategories(language)[slug])
      .map((language) => ({ slug, language, name: names[language] })),
  )
  if (said.length > 0) await tx.db.insertInto('category_text').values(said).execute()
  const { rows: before } = await sql<{ slug: string; name: string }>`select slug, name from category`.execute(tx.db)
  const nameBefore = new Map(before.map(({ slug, name }) => [slug, name]))
  for (const [index, { slug, names, isShown }] of all.entries()) {
    await sql`update category set position = ${index + 1}, is_shown = ${isShown}, name = ${names.en}
      where slug = ${slug} and (position, is_shown, name) is distinct from (${index + 1}::int, ${isShown}::boolean, ${names.en}::text)`.execute(
      tx.db,
    )
    if (nameBefore.get(slug) !== names.en) await emit(tx, categoryRenamed, { slug, after: null })
  }
  await emit(tx, categoriesChanged, {})
}

/** For this process: at its start, and whenever somebody has changed them. */
export async function takeCategoryNames(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ slug: string; language: Language; name: string }>`select slug, language, name
    from category_text`.execute(ctx.db)
  for (const language of languages) {
    const own = rows.filter((row) => row.language === language)
    sayOtherwise(language, Object.fromEntries(own.map(({ slug, name }) => [slug, name])))
  }
}
