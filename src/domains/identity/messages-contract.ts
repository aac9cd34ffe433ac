export const messageKinds = [
  'bookings',
  'reminders',
  'waitlist',
  'rebooking',
  'reviews',
  'decisions',
  'points',
  'purchases',
  'account',
] as const
export type MessageKind = (typeof messageKinds)[number]
export const messageChannels = ['mail', 'app', 'push'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** switch: as they like. always: it cannot be left out. never: there is none. */
type Cell = 'switch' | 'always' | 'never'

/**
 * What is told where. A switch is here only where whoever sends asks for it. One's own bookings, one's own money and the
 * security of an account are no matter of taste.
 */
export const messageTable = {
  bookings: { mail: 'always', app: 'switch', push: 'switch' },
  reminders: { mail: 'switch', app: 'never', push: 'switch' },
  waitlist: { mail: 'switch', app: 'never', push: 'switch' },
  rebooking: { mail: 'switch', app: 'never', push: 'never' },
  reviews: { mail: 'switch', app: 'switch', push: 'switch' },
  decisions: { mail: 'switch', app: 'switch', push: 'switch' },
  points: { mail: 'switch', app: 'never', push: 'never' },
  purchases: { mail: 'always', app: 'never', push: 'never' },
  account: { mail: 'always', app: 'never', push: 'never' },
} as const satisfies Readonly<Record<MessageKind, Readonly<Record<MessageChannel, Cell>>>>

type Cells = typeof messageTable
/** With a mail that is always sent; the page says why. */
export type FixedKind = { [K in MessageKind]: Cells[K]['mail'] extends 'always' ? K : never }[MessageKind]
/** With a mail that a link in it ends, too. */
export type EndedKind = { [K in MessageKind]: Cells[K]['mail'] extends 'switch' ? K : never }[MessageKind]

export const isFixed = (kind: MessageKind): kind is FixedKind => messageTable[kind].mail === 'always'
export const canBeEnded = (kind: MessageKind): kind is EndedKind => messageTable[kind].mail === 'switch'
