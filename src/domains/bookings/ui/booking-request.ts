import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { hasCode, isAppError, isRefusal } from '../../../lib/api/errors.ts'
import type { ShownGiftCard } from '../../gift-cards/contract.ts'
import { splitOf } from '../../gift-cards/terms.rules.ts'
import { holds, type Quote } from '../../holds/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { NearestTimes } from '../../scheduling/contract.ts'
import { type Booking, bookings } from '../contract.ts'
import { coveredQuote } from '../covered-quote.rules.ts'
import { bookingSource } from './booking-source.ts'
import { isLost, type ProviderSelection, useHold } from './hold.ts'
import { useKeyedBooking } from './keyed-booking.ts'
import type { Selection } from './selection.ts'

/** One's own, where it can pay for something; `included`: as what it pays for is called. */
export type ShownMembership = { id: string; serviceIds: readonly string[]; usesLeft: number; included: string }

type ShownService = Quote['services'][number] & { included?: string }
/** With what memberships and gift cards pay of it. */
export type ShownQuote = Omit<Quote, 'payment' | 'services'> & {
  services: ShownService[]
  payment?:
    | { nowMinor: number; giftMinor?: number; laterMinor: number; keptCard?: { mostFeeMinor: number } | undefined }
    | undefined
}

/** Why it could not be booked or held. */
export type Refusal =
  | { kind: 'taken'; nearest: NearestTimes['nearest'] }
  | { kind: 'released'; nearest: NearestTimes['nearest'] }
  | { kind: 'price_changed'; quote: Quote }
  | { kind: 'other'; error: unknown }

/** What such a booking would be and cost, asked anew whenever the selection changes. */
function useQuote({ providerId, serviceIds, staffId, start }: ProviderSelection) {
  return useQuery({
    queryKey: ['quote', providerId, serviceIds.join(), staffId, start],
    enabled: start !== null && serviceIds.length > 0,
    retry: false,
    queryFn: ({ signal }) => {
      const slot = { providerId, serviceIds: serviceIds.join(), dateTime: start ?? '' }
      return call(holds.quote, { ...slot, ...(staffId && { staffId }) }, { signal })
    },
  })
}

/**
 * From a selection to a booking: the slot is held while the rest is filled in. Another selection releases the hold.
 */
export function useBookingRequest(provider: { id: string; slug: string }, chosen: Selection) {
  const selection = { ...chosen, providerId: provider.id }
  const { data: asked, error: quoteError } = useQuote(selection)
  const slot = useHold(selection)
  const queries = useQueryClient()
  const [agreed, setAgreed] = useState<Quote | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSending, setSending] = useState(false)
  const [booked, setBooked] = useState<Booking | null>(null)
  const [gifts, setGifts] = useState<readonly ShownGiftCard[]>([])
  const [membership, setMembership] = useState<ShownMembership | null>(null)
  const keyed = useKeyedBooking()
  const selectionKey = [selection.providerId, selection.serviceIds.join(), selection.staffId, selection.start].join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is another booking, and only that
  useEffect(() => {
    keyed.forget()
    setAgreed(null)
    setRefusal(null)
    return slot.release
  }, [selectionKey])

  /** Whether one can go on: not when somebody else has the time. */
  const hold = async (): Promise<boolean> => {
    if (selection.start === null) return false
    setSending(true)
    setRefusal(null)
    try {
      return await slot.create()
    } catch (error) {
      // A time that cannot be held can still be booked; one that cannot be booked is said now, not after the notes.
      const isFinal = isAppError(error) && finalStatuses.includes(error.status) && !onlyNotHeld.includes(error.code)
      if (isFinal) setRefusal(refusalOf(error))
      return !isFinal
    } finally {
      setSending(false)
    }
  }
  const extend = () => slot.extend().catch((error: unknown) => setRefusal(refusalOf(error)))
  const { held } = slot
  const quote = agreed ?? held?.quote ?? asked ?? null
  // The same object until one of the two is another: whoever is told of the price is told once.
  const { whole, uses } = useMemo(() => withMembership(quote, membership), [quote, membership])
  const { shown, split } = useMemo(() => withGifts(whole, gifts), [whole, gifts])

  const send = async (notes: string) => {
    const { providerId, serviceIds, staffId, start } = selection
    if (start === null) return
    const source = bookingSource(provider)
    setSending(true)
    setRefusal(null)
    try {
      const made = await keyed.book({
        providerId,
        serviceIds: [...serviceIds],
        dateTime: start,
        ...(staffId && { staffId }),
        ...(held && { holdId: held.time.id }),
        ...(membership && uses > 0 && { subscriptionId: membership.id, membershipUses: uses }),
        ...(split && { giftCards: gifts.map(({ code }) => code), giftMinor: split.giftMinor }),
        ...(quote && { quoteToken: quote.token, totalAmount: quote.totalAmount, duration: quote.durationMinutes }),
        notes,
        ...(source && { source }),
      })
      slot.become()
      // A document of its own: only there the card processor's script may run.
      if (made.payment?.payBy) return location.assign(`/pay/${made.id}`)
      setBooked(made)
    } catch (error) {
      const refused = refusalOf(error)
      if (isLost(error)) slot.forget()
      if (refused.kind === 'price_changed') setAgreed(refused.quote)
      // What was shown of it was old.
      if (isOfMembership(error)) void queries.invalidateQueries({ queryKey: ['memberships'] })
      setRefusal(refused)
    } finally {
      setSending(false)
    }
  }
  const failed = refusal ?? (quoteError && hasCode(quoteError, 'slot_taken') ? refusalOf(quoteError) : null)
  return {
    quote: shown,
    /** As it is without what a membership pays for. */
    fullQuote: quote,
    membership,
    setMembership,
    gifts,
    setGifts,
    held: held?.time ?? null,
    refusal: failed,
    isSending,
    booked,
    hold,
    extend,
    release: slot.release,
    send,
  }
}

/** What it is with what a membership pays for. */
function withMembership(
  quote: Quote | null,
  membership: ShownMembership | null,
): { whole: ShownQuote | null; uses: number } {
  if (!quote || !membership) return { whole: quote, uses: 0 }
  const { quote: whole, covered, uses } = coveredQuote(quote, membership)
  const services = whole.services.map((service, at) =>
    covered[at] ? { ...service, included: membership.included } : service,
  )
  return { whole: { ...whole, services }, uses }
}

/** What of it gift cards pay, a card now, and what is left for the day. */
function withGifts(quote: ShownQuote | null, gifts: readonly ShownGiftCard[]) {
  if (!quote || gifts.length === 0) return { shown: quote, split: null }
  const { totalMinor, currency, payment } = quote
  const giftMinor = gifts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)
  const split = splitOf({ totalMinor, dueMinor: payment?.nowMinor ?? 0, giftMinor, currency })
  const { cardMinor: nowMinor, laterMinor } = split
  const mostFeeMinor = (payment?.keptCard?.mostFeeMinor ?? 0) - split.giftMinor
  const keptCard = mostFeeMinor > 0 ? { mostFeeMinor } : undefined
  const shown: ShownQuote = { ...quote, payment: { nowMinor, giftMinor: split.giftMinor, laterMinor, keptCard } }
  return { shown, split }
}

function refusalOf(error: unknown): Refusal {
  const { create } = bookings
  if (isRefusal(error, create, 'slot_taken')) return { kind: 'taken', nearest: error.data.nearest }
  if (isRefusal(error, create, 'hold_released')) return { kind: 'released', nearest: error.data.nearest }
  if (isRefusal(error, create, 'price_changed')) return { kind: 'price_changed', quote: error.data }
  return { kind: 'other', error }
}

const finalStatuses: readonly number[] = [403, 404, 409, 422]
const onlyNotHeld: readonly string[] = ['nothing_to_hold', 'too_many_holds']

/** Its words are those of memberships. */
export const isOfMembership = (error: unknown): boolean => isAppError(error) && error.code.startsWith('membership_')
