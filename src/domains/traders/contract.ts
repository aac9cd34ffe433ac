import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { emailAddress, line, maxEmail, phoneNumber, visibleLine } from '../../lib/text.ts'

export const traderLengths = {
  legalName: 120,
  street: 120,
  postalCode: 20,
  city: 80,
  register: 120,
  registerNumber: 40,
  taxNumber: 40,
  email: maxEmail,
  phone: 40,
}

/** `private`: somebody who does not act for a trade or profession, whose customers have no rights of consumers against them. */
export const traderKinds = ['trader', 'private'] as const
export type TraderKind = (typeof traderKinds)[number]

const declared = {
  kind: z.enum(traderKinds),
  /** Of the person or the company. */
  legalName: visibleLine(traderLengths.legalName, 1),
  street: visibleLine(traderLengths.street, 1),
  postalCode: line(traderLengths.postalCode),
  city: visibleLine(traderLengths.city, 1),
  /** ISO 3166, such as GB. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Must be a code such as GB')),
  /** 'Companies House', with the number there; both empty: it stands in none. */
  register: line(traderLengths.register),
  registerNumber: line(traderLengths.registerNumber),
  /** Of value added tax, else of any tax; empty: it has none. */
  taxNumber: line(traderLengths.taxNumber),
  /** Where customers write to. */
  email: emailAddress(),
  phone: phoneNumber(traderLengths.phone),
}

/** What a business has declared about itself. @public */
export const Trader = z.object({
  kind: declared.kind,
  legalName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  register: z.string(),
  registerNumber: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  phone: z.string(),
  compliedAt: z.string(),
})
export type Trader = z.infer<typeof Trader>

/** What customers read: of a private person nothing more than that; null: nothing has been declared. */
export const ShownTrader = z.object({
  kind: z.nullable(z.enum(traderKinds)),
  trader: z.nullable(
    z.object({
      legalName: z.string(),
      /** Line by line, as on an envelope; the country apart. */
      address: z.array(z.string()),
      country: z.string(),
      register: z.string(),
      registerNumber: z.string(),
      taxNumber: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  ),
})
export type ShownTrader = z.infer<typeof ShownTrader>

const OwnTrader = z.object({ trader: z.nullable(Trader) })

export const traders = endpoints('traders', {
  ofProvider: {
    summary: 'Who a business is by law, by its id or slug',
    method: 'GET',
    path: '/providers/{id}/trader',
    access: 'public',
    mayLag: true,
    input: z.object({ id: line(200, 1) }),
    output: ShownTrader,
  },
  mine: {
    summary: 'What you have declared of your business',
    method: 'GET',
    path: '/providers/me/trader',
    access: 'provider',
    input: z.object({}),
    output: OwnTrader,
  },
  declare: {
    summary: 'Declare who your business is by law, and that it offers only what complies with the law',
    method: 'PUT',
    path: '/providers/me/trader',
    access: 'provider',
    input: z.strictObject({ ...declared, complies: z.literal(true, 'Has to be declared') }),
    output: OwnTrader,
  },
})
