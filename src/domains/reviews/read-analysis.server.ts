import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { i18nFor } from '../../i18n/i18n.ts'
import { defaultLanguage, type Language, pickLanguage } from '../../i18n/languages.ts'
import type { Ctx } from '../../lib/context.ts'
import { fullName, publicName } from '../identity/names.rules.ts'
import { isOpen } from '../providers/listing.server.ts'
import { resolveProviderId } from '../providers/provider-id.server.ts'
import { pickThemes, reviewsToSay, themesShown } from './analysis.rules.ts'
import type { analysis, ReviewAnalysis } from './analysis-contract.ts'
import type { Theme } from './opinion.rules.ts'

type MentionRow = {
  theme: Theme
  isPraise: boolean
  count: number
  reviewId: string
  text: string
  language: string
  createdAt: string
  firstName: string
  lastName: string
  displayName: string | null
  isNobody: boolean
}
type Row = {
  reviews: number
  sentiment: number | null
  published: number
  responses: number
  hours: number | null
  mentions: MentionRow[] | null
}

/** Read only: what the reviews say is worked out when they change. */
export async function getAnalysis(
  ctx: Ctx,
  { providerId, sentences }: z.output<typeof analysis.analyse.input>,
): Promise<ReviewAnalysis> {
  const language = pickLanguage(ctx.locale) ?? defaultLanguage
  const provider = sql`${await resolveProviderId(ctx.db, providerId)}::uuid`
  const { rows } = await sql<Row>`/* prepare: review-analysis */
    select count(o.review_id)::int as reviews, avg(o.sentiment) as sentiment, count(*)::int as published,
      count(v.responded_at)::int as responses, extract(epoch from avg(v.responded_at - v.created_at)) / 3600 as hours, (
        select json_agg(said) from (
          select m.theme, m.is_praise as "isPraise", m.review_id as "reviewId", w.language, to_json(w.created_at) as "createdAt",
            substring(w.text from m.sentence_start for m.sentence_length) as text,
            c.first_name as "firstName", c.last_name as "lastName", c.display_name as "displayName",
            c.status = 'deleted' as "isNobody",
            count(*) over (partition by m.theme, m.is_praise)::int as count,
            row_number() over (partition by m.theme, m.is_praise 
              order by (w.language = ${language}) desc, w.created_at desc, w.review_id) as place
          from review_mention m join review w on w.provider_id = ${provider} and w.review_id = m.review_id
            join account c on c.account_id = w.customer_id
          where m.provider_id = ${provider} and w.status = 'published' and w.folded_reason is null) said
        where place <= ${sentences + themesShown - 1}) as mentions
    from review v join provider p on p.provider_id = ${provider} join account a on a.account_id = p.account_id
      left join review_opinion o on o.provider_id = ${provider} and o.review_id = v.review_id
    where v.provider_id = ${provider} and v.status = 'published' and ${isOpen}`.execute(ctx.db)
  const { reviews = 0, sentiment = null, published = 0, responses = 0, hours = null, mentions = null } = rows[0] ?? {}
  const isEnough = reviews >= reviewsToSay
  const groups = Map.groupBy(mentions ?? [], ({ theme, isPraise }) => `${theme} ${isPraise}`)
  const counted = [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, of: [first, ...rest] }] : [],
  )
  return {
    sentimentScore: isEnough && sentiment !== null ? rounded(sentiment, 3) : null,
    reviews,
    commonThemes: isEnough
      ? quoteOnce(pickThemes(counted), sentences).map((one) => themeOf(one, one.of, language))
      : [],
    averageResponseTime: hours === null ? null : rounded(Number(hours), 1),
    responseRate: published === 0 ? 0 : rounded(responses / published, 3),
  }
}

/** A sentence that says two things proves the first of them; the other one has its own, where there is one. */
function quoteOnce<T extends { of: readonly MentionRow[] }>(themes: readonly T[], sentences: number): T[] {
  const quoted = new Set<string>()
  return themes.map((theme) => {
    const of = theme.of
      .toSorted((a, b) => Number(quoted.has(keyOf(a))) - Number(quoted.has(keyOf(b))))
      .slice(0, sentences)
    for (const row of of) quoted.add(keyOf(row))
    return { ...theme, of }
  })
}

const keyOf = ({ reviewId, text }: MentionRow) => `${reviewId} ${text}`

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

function themeOf({ theme, isPraise, count }: MentionRow, rows: readonly MentionRow[], language: Language) {
  const { t } = i18nFor(language)
  const name = t(`analysis.${isPraise ? 'praise' : 'complaint'}.${theme}`, { ns: 'reviews' })
  const sentences = rows.map(({ reviewId, text, language: written, createdAt, isNobody, ...names }) => ({
    reviewId,
    text,
    language: written,
    createdAt: new Date(createdAt).toISOString(),
    name: isNobody ? fullName(names) : publicName(names),
  }))
  return { name, isPraise, count, sentences }
}
