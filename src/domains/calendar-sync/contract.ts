import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'

/** `customer`: what somebody has booked; `provider`: what is booked with them. */
const feedKinds = ['customer', 'provider'] as const
export type FeedKind = (typeof feedKinds)[number]

const Kind = z.enum(feedKinds)

/** A secret address that a calendar program reads; whoever has it sees the bookings. */
export const Feed = z.object({ kind: Kind, url: z.string(), createdAt: z.string() })
export type Feed = z.infer<typeof Feed>

export const feeds = endpoints('feeds', {
  list: {
    summary: 'Your active calendar feeds',
    method: 'GET',
    path: '/users/calendar-feeds',
    access: 'user',
    input: z.object({}),
    output: z.array(Feed),
  },
  create: {
    summary: 'Create a calendar feed; it replaces an active one of the same kind',
    method: 'POST',
    path: '/users/calendar-feeds',
    access: 'user',
    input: z.strictObject({ kind: Kind }),
    output: Feed,
  },
  revoke: {
    summary: 'Revoke a calendar feed',
    method: 'DELETE',
    path: '/users/calendar-feeds/{kind}',
    access: 'user',
    input: z.strictObject({ kind: Kind }),
    output: z.object({ kind: Kind }),
  },
})
