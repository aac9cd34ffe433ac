import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { toMajor } from '../../lib/money.ts'
import { officeFiles } from './files-contract.ts'
import { accountsMeant, readAccounts } from './find-accounts.server.ts'
import { bookingsMeant, readBookings } from './find-bookings.server.ts'
import { differencesMeant, readDifferences } from './find-differences.server.ts'
import { ledgerMeant, readLedger } from './find-ledger.server.ts'
import { providersMeant, readProviders } from './find-providers.server.ts'
import { readUnmet } from './find-unmet.server.ts'
import { messagesMeant, readMessages, requireReason } from './messages.server.ts'
import { saveFound, tooMany } from './save-found.server.ts'

type Asked<Name extends keyof typeof officeFiles> = z.output<(typeof officeFiles)[Name]['input']>

export const saveAccounts = (ctx: UserCtx, asked: Asked<'accounts'>) =>
  saveFound(ctx, {
    ...{ name: 'people', action: 'account.list_saved', words: asked.search },
    asked: { status: asked.status, role: asked.role },
    read: (tx, limit) => readAccounts(tx, accountsMeant(asked), asked, limit, 0),
    columns: {
      id: ({ id }) => id,
      name: ({ name }) => name,
      email: ({ email }) => email,
      status: ({ status }) => status,
      admin: ({ isAdmin }) => String(isAdmin),
      email_confirmed: ({ emailVerified }) => String(emailVerified),
      provider_id: ({ provider }) => provider?.id ?? null,
      provider: ({ provider }) => provider?.name ?? null,
      bookings: ({ bookings }) => bookings,
      created_at: ({ createdAt }) => createdAt,
    },
  })

export const saveProviders = (ctx: UserCtx, asked: Asked<'providers'>) =>
  saveFound(ctx, {
    ...{ name: 'providers', action: 'provider.list_saved', words: asked.search },
    asked: { state: asked.state },
    read: (tx, limit) => readProviders(tx, providersMeant(asked), asked, limit, 0),
    columns: {
      id: ({ id }) => id,
      name: ({ name }) => name,
      profession: ({ profession }) => profession,
      place: ({ place }) => place,
      state: ({ state }) => state,
      rating: ({ rating }) => rating,
      reviews: ({ reviewsCount }) => reviewsCount,
      bookings_90_days: ({ bookings }) => bookings,
      created_at: ({ createdAt }) => createdAt,
    },
  })

export const saveBookings = (ctx: UserCtx, asked: Asked<'bookings'>) =>
  saveFound(ctx, {
    ...{ name: 'bookings', action: 'booking.list_saved', words: asked.search },
    asked: { status: asked.status, from: asked.from, to: asked.to },
    read: async (tx, limit) => {
      const { meant, isCut } = await bookingsMeant(tx, asked)
      if (isCut) throw tooMany()
      return readBookings(tx, meant, asked, limit, 0)
    },
    columns: {
      id: ({ id }) => id,
      status: ({ status }) => status,
      start: ({ start }) => start,
      services: ({ services }) => services.join(', '),
      customer_id: ({ customer }) => customer.id,
      customer: ({ customer }) => customer.name,
      provider_id: ({ provider }) => provider.id,
      provider: ({ provider }) => provider.name,
      total: ({ totalMinor, currency }) => toMajor(totalMinor, currency),
      owed: ({ owedMinor, currency }) => toMajor(owedMinor, currency),
      currency: ({ currency }) => currency,
      created_at: ({ createdAt }) => createdAt,
    },
  })

export const saveMessages = (ctx: UserCtx, asked: Asked<'messages'>) =>
  saveFound(ctx, {
    ...{ name: 'messages', action: 'message.list_saved', words: asked.search },
    asked: { state: asked.state, channel: asked.channel, from: asked.from, to: asked.to, booking: asked.booking },
    read: async (tx, limit) => {
      await requireReason(tx, asked.booking)
      return readMessages(tx, await messagesMeant(tx, asked), asked, limit, 0)
    },
    columns: {
      id: ({ id }) => id,
      channel: ({ channel }) => channel,
      kind: ({ kind }) => kind,
      event: ({ event }) => event,
      state: ({ state }) => state,
      tries: ({ tries }) => tries,
      error: ({ error }) => error,
      recipient_id: ({ recipient }) => recipient?.id ?? null,
      recipient: ({ recipient }) => recipient?.name ?? null,
      email: ({ recipient }) => recipient?.email ?? null,
      created_at: ({ createdAt }) => createdAt,
      tried_at: ({ triedAt }) => triedAt,
    },
  })

export const saveDifferences = (ctx: UserCtx, asked: Asked<'differences'>) =>
  saveFound(ctx, {
    ...{ name: 'differences', action: 'payment.differences_saved', words: asked.search },
    asked: { kind: asked.kind, state: asked.state },
    read: async (tx, limit) => {
      const { ways, isCut } = await differencesMeant(tx, asked)
      if (isCut) throw tooMany()
      return readDifferences(tx, ways, asked, limit, 0)
    },
    columns: {
      payment_id: ({ paymentId }) => paymentId,
      provider: ({ providerName }) => providerName,
      kind: ({ kind }) => kind,
      ours: ({ ours }) => ours,
      theirs: ({ theirs }) => theirs,
      found_at: ({ foundAt }) => foundAt,
      mended_at: ({ mendedAt }) => mendedAt,
    },
  })

export const saveLedger = (ctx: UserCtx, asked: Asked<'ledger'>) =>
  saveFound(ctx, {
    ...{ name: 'ledger', action: 'payment.ledger_saved', words: asked.search },
    asked: { account: asked.account, currency: asked.currency, from: asked.from, to: asked.to },
    read: async (tx, limit) => {
      const { ways, isCut } = await ledgerMeant(tx, asked)
      if (isCut) throw tooMany()
      return readLedger(tx, ways, asked, limit, 0)
    },
    columns: {
      at: ({ at }) => at,
      kind: ({ kind }) => kind,
      provider: ({ providerName }) => providerName,
      about_id: ({ about }) => about,
      amount: ({ amountMinor }) => toMajor(amountMinor, asked.currency),
      currency: () => asked.currency,
    },
  })

export const saveUnmet = (ctx: UserCtx, asked: Asked<'unmet'>) =>
  saveFound(ctx, {
    ...{ name: 'unmet', action: 'search.unmet_saved', words: asked.search },
    asked: { kind: asked.kind, days: asked.days },
    read: async (tx, limit) => (await readUnmet(tx, asked, limit, 0)).unmet,
    columns: {
      words: ({ words }) => words,
      category: ({ category }) => category,
      place: ({ place }) => place,
      kind: ({ kind }) => kind,
      searches: ({ searches }) => searches,
      hours: ({ hours }) => hours,
      last_day: ({ lastDay }) => lastDay,
    },
  })

const described = { detail: 'Up to 10,000 rows, or none.', refusals: ['too_many_for_file'] }

export const fileRoutes = implement(
  officeFiles,
  {
    ...{ accounts: saveAccounts, providers: saveProviders, bookings: saveBookings, messages: saveMessages },
    ...{ differences: saveDifferences, ledger: saveLedger, unmet: saveUnmet },
  },
  {
    accounts: { ...described, example: { role: 'provider' } },
    providers: { ...described, example: { state: 'unverified' } },
    bookings: { ...described, example: { from: '2026-01-01', to: '2026-01-31' } },
    messages: {
      detail: described.detail,
      refusals: [...described.refusals, 'reason_needed'],
      example: { state: 'failed' },
    },
    differences: { ...described, example: { state: 'open' } },
    ledger: { ...described, example: { account: 'paid_ahead', currency: 'GBP', from: '2026-01-01', to: '2026-01-31' } },
    unmet: { ...described, example: { kind: 'time', days: '7' } },
  },
)
