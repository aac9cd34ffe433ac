import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { callLimits } from '../../lib/limits.ts'
import { visibleText } from '../../lib/plain-text.ts'
import { emailAddress, line, maxEmail, paragraph, phoneNumber, visibleLine, webAddress } from '../../lib/text.ts'
import { CancellationPolicy, ConfirmationMode, Need, needs, PriceRange } from '../providers/contract.ts'
import {
  OwnPhoto,
  OwnProvider,
  PaymentTerms,
  photoLimits,
  SpokenLanguage,
  StartInterval,
  TaxTerms,
} from '../providers/own-contract.ts'
import { bookingsAheadErrors, hoursErrors, Preview, ServiceFields, WeekHours } from '../staff/contract.ts'

export const providerLengths = {
  businessName: 120,
  street: 120,
  postalCode: 20,
  phone: 40,
  email: maxEmail,
  website: 200,
  greeting: 200,
  bio: 500,
  qualification: 120,
  specialization: 40,
  tag: 40,
}
/** How many of them. */
export const providerCounts = { qualifications: 12, specializations: 12, tags: 12, languages: 10 }

/** Words of a provider's own, each once, however it is written. */
const words = (length: number, most: number) =>
  z.array(visibleLine(length, 1)).check(
    z.maxLength(most),
    z.overwrite((list) =>
      list.filter((word, index) => list.findIndex((other) => visibleText(other) === visibleText(word)) === index),
    ),
  )
const codes = <Code extends z.core.SomeType>(code: Code, most: number) =>
  z.array(code).check(
    z.maxLength(most),
    z.overwrite((list) => [...new Set(list)]),
  )

const Position = z.strictObject({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
})

/** `position`: where the business is, near its place; without it the middle of the place. */
const address = {
  placeSlug: line(100, 1),
  street: line(providerLengths.street),
  postalCode: line(providerLengths.postalCode),
  position: z.optional(Position),
}

const website = z.nullable(webAddress(providerLengths.website))
const phone = z.nullable(phoneNumber(providerLengths.phone))

export const NewProvider = z.strictObject({
  businessName: line(providerLengths.businessName, 1),
  profession: line(80, 1),
  ...address,
  phone: z.optional(phone),
  services: z.array(ServiceFields).check(z.minLength(1, 'Add at least one service'), z.maxLength(60)),
  hours: WeekHours,
  /** null: the eight default times. */
  startIntervalMinutes: z._default(z.nullable(StartInterval), null),
  /** The last part of the page's address; else one is made of the name. */
  slug: z.optional(line(80, 1)),
})

/** @public */
export const ProviderChanges = z.strictObject({
  id: z.uuid(),
  businessName: z.optional(line(providerLengths.businessName, 1)),
  profession: z.optional(line(80, 1)),
  showLastName: z.optional(z.boolean()),
  description: z.optional(paragraph(2000)),
  bio: z.optional(paragraph(providerLengths.bio)),
  greeting: z.optional(line(providerLengths.greeting)),
  qualifications: z.optional(
    z.array(line(providerLengths.qualification, 1)).check(z.maxLength(providerCounts.qualifications)),
  ),
  specializations: z.optional(words(providerLengths.specialization, providerCounts.specializations)),
  tags: z.optional(words(providerLengths.tag, providerCounts.tags)),
  languages: z.optional(codes(SpokenLanguage, providerCounts.languages)),
  needs: z.optional(codes(Need, needs.length)),
  priceRange: z.optional(z.nullable(PriceRange)),
  placeSlug: z.optional(address.placeSlug),
  street: z.optional(address.street),
  postalCode: z.optional(address.postalCode),
  position: address.position,
  phone: z.optional(phone),
  email: z.optional(z.nullable(emailAddress())),
  website: z.optional(website),
})

const Rules = z.strictObject({
  id: z.uuid(),
  startIntervalMinutes: z.optional(z.nullable(StartInterval)),
  minimumNoticeMinutes: z.optional(z.int().check(z.gte(0), z.lte(43_200))),
  bookingWindowDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
  confirmationMode: z.optional(ConfirmationMode),
  /** For bookings from now on: what is booked keeps what it was booked under. */
  cancellationPolicy: z.optional(CancellationPolicy),
  payment: z.optional(PaymentTerms),
  /** For receipts from now on: those there are say what they said. */
  tax: z.optional(TaxTerms),
})

/** What a provider that is being signed up has said of its times so far. */
const NewTimes = z.strictObject({
  placeSlug: address.placeSlug,
  hours: WeekHours,
  startIntervalMinutes: NewProvider.shape.startIntervalMinutes,
  service: z.pick(ServiceFields, { name: true, durationMinutes: true }),
})

const id = z.strictObject({ id: z.uuid() })
const envelope = { key: 'provider' } as const

export const ownProvider = endpoints('ownProvider', {
  create: {
    summary: 'Create a provider: live, unverified, with one staff member, services and working hours',
    method: 'POST',
    path: '/providers',
    access: 'user',
    input: NewProvider,
    output: OwnProvider,
    errors: {
      ...hoursErrors,
      already_provider: z.object({ id: z.optional(z.string()), slug: z.optional(z.string()) }),
    },
    status: 201,
    envelope,
  },
  preview: {
    summary: 'Preview the free times a new provider would have in the next two weeks; nothing is saved',
    method: 'POST',
    path: '/providers/preview',
    access: 'public',
    limit: callLimits.search,
    input: NewTimes,
    output: Preview,
    errors: hoursErrors,
  },
  mine: {
    summary: 'Your provider',
    method: 'GET',
    path: '/providers/me',
    access: 'provider',
    input: z.object({}),
    output: OwnProvider,
    envelope,
  },
  update: {
    summary: 'Change the profile of your provider',
    method: 'PUT',
    path: '/providers/{id}',
    access: 'provider',
    input: ProviderChanges,
    output: OwnProvider,
    envelope,
  },
  setRules: {
    summary:
      'Change the booking rules: start interval, minimum notice, booking window, confirmation, cancellation policy, payment, tax',
    method: 'PUT',
    path: '/providers/{id}/rules',
    access: 'provider',
    input: Rules,
    output: OwnProvider,
    envelope,
  },
  setPhotos: {
    summary: 'Show these photos, in this order; the first stands on cards, too',
    method: 'PUT',
    path: '/providers/{id}/photos',
    access: 'provider',
    input: z.strictObject({
      id: z.uuid(),
      photos: z.array(OwnPhoto).check(
        z.maxLength(photoLimits.count),
        z.refine((photos) => new Set(photos.map(({ path }) => path)).size === photos.length, 'Each photo once'),
      ),
      /** The paths that the list began from: what has been added elsewhere since stays, after these, and what was removed is gone. */
      known: z.optional(z.array(z.string()).check(z.maxLength(photoLimits.count))),
    }),
    output: OwnProvider,
    envelope,
  },
  close: {
    summary: 'Take your provider offline; refused while there are upcoming bookings; nothing is deleted',
    method: 'DELETE',
    path: '/providers/{id}',
    access: 'provider',
    input: id,
    output: OwnProvider,
    errors: bookingsAheadErrors,
    envelope,
  },
  reopen: {
    summary: 'Put your provider back online',
    method: 'POST',
    path: '/providers/{id}/reopen',
    access: 'provider',
    input: id,
    output: OwnProvider,
    envelope,
  },
})
