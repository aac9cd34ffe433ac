import type { CancellationPolicy, Need, PriceRange } from '../../src/domains/providers/contract.ts'
import type { OpenInterval } from './hours.ts'
import type { Person } from './people.ts'
import type { Quality } from './reviews.ts'
import type { Address, City, District } from './streets.ts'
import type { Tongue, Trade } from './trade.ts'

export type Worker = {
  staffId: string
  name: string
  hours: OpenInterval[]
  /** Dates with other hours; none: away. */
  dateOverrides: { date: string; hours: OpenInterval[] }[]
  /** One span of wall minutes of one date that is no work. */
  blocked: { id: string; date: string; from: number; to: number }[]
}

export type Staff = {
  workers: Worker[]
  rooms: { roomId: string; name: string }[]
  closedDays: { date: string; name: string }[]
}

export type DemoService = {
  serviceId: string
  name: string
  description: string
  category: string
  minutes: number
  bufferBefore: number
  bufferAfter: number
  priceMinor: number
  /** Minutes of work before what is put on takes effect, and how long it does; 0: it does not. */
  processingAfter: number
  processing: number
  /** One of them is needed; none: no room. */
  roomIds: string[]
  /** null: as the service. None: everybody. */
  performers: { staffId: string; minutes: number | null; priceMinor: number | null }[]
}

export type DemoProvider = {
  index: number
  accountId: string
  providerId: string
  staffId: string
  slug: string
  email: string
  person: Person
  businessName: string
  showsLastName: boolean
  trade: Trade
  tongue: Tongue
  city: City
  district: District
  address: Address
  phone: string
  bio: string
  greeting: string
  description: string
  businessType: string
  priceRange: PriceRange
  services: DemoService[]
  /** Of the owner; nobody works longer. */
  hours: OpenInterval[]
  staff: Staff
  startIntervalMinutes: number | null
  noticeMinutes: number
  asksFirst: boolean
  policy: CancellationPolicy
  pictures: string[]
  specializations: string[]
  qualifications: string[]
  tags: string[]
  languages: string[]
  needs: Need[]
  isVerified: boolean
  isFeatured: boolean
  isPremium: boolean
  quality: Quality
  /** How busy against the others. */
  demand: number
  /** Share of bookings that end in a review. */
  reviewRate: number
  openedAt: number
}
