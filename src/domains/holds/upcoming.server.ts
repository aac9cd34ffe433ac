import { sql } from 'kysely'

/** For a statement that calls the booking `b`, as all of these: asked for or agreed, and neither ended nor called off. */
export const isOpenBooking = sql`b.status in ('pending', 'confirmed')`

/** What has begun is upcoming until it ends. */
export const isUpcoming = (now: Date) => sql`(${isOpenBooking} and b.ends_at > ${now})`

/** What can still be called off. */
export const hasNotBegun = (now: Date) => sql`(${isOpenBooking} and b.starts_at > ${now})`
