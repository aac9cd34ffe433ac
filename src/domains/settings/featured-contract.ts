import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isoDate } from '../../lib/text.ts'
import { mostFeatured } from '../providers/contract.ts'

const id = z.uuid()

/** @public */
export const FeaturedProvider = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  image: z.nullable(z.string()),
  linkTo: z.string(),
  /** The last of its own days; null: until it is taken back. */
  lastDay: z.nullable(z.string()),
  /** Only `shown` is seen by anybody. `unlisted`: open, but in no list. */
  state: z.enum(['shown', 'suspended', 'closed', 'unlisted']),
})
export type FeaturedProvider = z.infer<typeof FeaturedProvider>

const Featured = z.object({
  /** Of the order, as a change of it names it. */
  version: z.string(),
  /** The first of them first. */
  featured: z.array(FeaturedProvider),
  /** So many at most. */
  most: z.int(),
})
export type FeaturedSettings = z.infer<typeof Featured>

export const featuredSettings = endpoints('featuredSettings', {
  list: {
    summary: 'Who is featured, in the order that the operator has set',
    method: 'GET',
    path: '/admin/settings/featured',
    access: 'admin',
    input: z.object({}),
    output: Featured,
  },
  add: {
    summary: 'Feature a provider, or say until when one is',
    method: 'PUT',
    path: '/admin/settings/featured/{id}',
    access: 'admin',
    input: z.strictObject({ id, lastDay: z._default(z.nullable(isoDate()), null) }),
    output: Featured,
  },
  remove: {
    summary: 'Feature a provider no more',
    method: 'DELETE',
    path: '/admin/settings/featured/{id}',
    access: 'admin',
    input: z.strictObject({ id }),
    output: Featured,
  },
  order: {
    summary: 'Put those who are featured in another order',
    method: 'PUT',
    path: '/admin/settings/featured',
    access: 'admin',
    input: z.strictObject({
      version: z.string().check(z.minLength(1), z.maxLength(40)),
      ids: z.array(id).check(z.maxLength(4 * mostFeatured)),
    }),
    output: Featured,
  },
})
