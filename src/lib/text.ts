import * as z from 'zod/mini'
import { visibleText } from './plain-text.ts'

// NUL breaks Postgres, lone surrogates break UTF-8, other control characters and bidi overrides break what people see.
const forbidden = /(?!\n)\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u

function isCleanText(value: string): boolean {
  return !forbidden.test(value)
}

const unreadable = 'Contains characters that cannot be shown'

/** Text a person writes, several lines allowed: trimmed, NFC, at most `max` UTF-16 units as a textbox counts them. */
export function paragraph(max: number, min = 0) {
  return z.string().check(
    z.overwrite((value) => value.replaceAll('\r\n', '\n').trim().normalize('NFC')),
    z.minLength(min),
    z.maxLength(max),
    z.refine(isCleanText, unreadable),
  )
}

/** As `paragraph`, on one line. */
export function line(max: number, min = 0) {
  return paragraph(max, min).check(z.refine((value) => !value.includes('\n'), 'Must be on one line'))
}

/** As `line`; what is there can be seen. */
export function visibleLine(max: number, min = 0) {
  return line(max, min).check(
    z.refine((value) => value === '' || visibleText(value) !== '', 'Must be something that can be seen'),
  )
}

export const maxEmail = 254

/**
 * As people are written to: one address, no display name, nothing that could end a header line. No dotted capital I: it is
 * another mailbox than an i, and the database takes one for the other.
 */
export function emailAddress() {
  return line(maxEmail, 3).check(
    z.regex(/^[^\s@"<>(),;:\\İ]+@[^\s@"<>(),;:\\İ]+\.[^\s@"<>(),;:\\.İ]+$/, 'Please enter an e-mail address'),
  )
}

/** As people write it; no more is known of it than that it can be dialled. */
export function phoneNumber(max: number) {
  return line(max, 3).check(z.regex(/^[+\d][\d\s().-]+$/, 'Must be a phone number'))
}

/** A page of somebody's own, with its host as browsers ask for it: a name in letters that look like others shows itself as xn--. */
export function webAddress(max: number) {
  return line(max, 1).check(
    z.refine(isWebAddress, 'Must be an address such as https://example.com'),
    z.refine(hasNoUser, 'Must not contain a user name or a password'),
    z.overwrite(withAsciiHost),
    z.maxLength(max),
  )
}

const isWebAddress = (address: string) => /^https?:\/\/[^\s/\\]+\.[^\s\\]+$/i.test(address) && URL.canParse(address)

const hasNoUser = (address: string) => {
  const { username, password } = URL.canParse(address) ? new URL(address) : {}
  return !username && !password
}

/** What comes after the host stays as it was typed. */
function withAsciiHost(address: string): string {
  if (!URL.canParse(address)) return address
  const { protocol, host } = new URL(address)
  return address.replace(/^[^/]*\/\/[^/?#]*/, `${protocol}//${host}`)
}

/** Cuts to `max` UTF-16 units without halving a character. */
export function truncate(value: string, max: number): string {
  if (value.length <= max) return value
  const end = (value.charCodeAt(max - 2) & 0xfc00) === 0xd800 ? max - 2 : max - 1
  return `${value.slice(0, end).trimEnd()}…`
}

/** A whole number, also as the digits a query string carries. */
export function wholeNumber(min: number, max: number) {
  const reason = `Must be a whole number from ${min} to ${max}`
  const inRange = [z.gte(min, reason), z.lte(max, reason)] as const
  return z.union(
    [
      z.int(reason).check(...inRange),
      z.pipe(
        z.string(reason).check(z.regex(/^-?\d{1,9}$/, reason)),
        z.pipe(z.transform(Number), z.int(reason).check(...inRange)),
      ),
    ],
    reason,
  )
}

/** A finite number, also as the decimal digits a query string carries. */
export function decimalNumber(min: number, max: number) {
  const reason = `Must be a number from ${min} to ${max}`
  const inRange = [z.gte(min, reason), z.lte(max, reason)] as const
  return z.union(
    [
      z.number(reason).check(...inRange),
      z.pipe(
        z.string(reason).check(z.regex(/^-?\d{1,9}(\.\d{1,15})?$/, reason)),
        z.pipe(z.transform(Number), z.number(reason).check(...inRange)),
      ),
    ],
    reason,
  )
}

// The database writes the years around 0 and 9999 in another form.
/** A day of the calendar, wherever. */
export function isoDate() {
  return z
    .string()
    .check(
      z.regex(/^[1-8]\d{3}-\d{2}-\d{2}$/, 'Must be a date such as 2026-12-24'),
      z.refine(exists, 'Must be a date that exists'),
    )
}

// February 30th is read as March 2nd, a 13th month not at all.
function exists(date: string): boolean {
  const instant = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}

/** A point in time, with its offset. */
export function isoInstant() {
  return z.iso.datetime({ offset: true }).check(z.regex(/^[1-8]/, 'Must be a time such as 2026-12-24T10:00:00Z'))
}

/** 1 to `max` ids with commas between them, as a query string carries them. */
export function idList(max: number) {
  return z.pipe(
    z.string().check(z.minLength(1), z.maxLength(37 * max)),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(z.uuid()).check(z.minLength(1), z.maxLength(max)),
    ),
  )
}
