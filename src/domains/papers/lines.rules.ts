import type { LineKind } from './contract.ts'

/** What it is for, by its name of then, and how much; together they come to the sum of the paper. */
export type PaperLine = { kind: LineKind; name: string | null; amountMinor: number }

type Sold = {
  services: readonly { name: string; amountMinor: number }[]
  /** What gift cards have paid. */
  giftMinor: number
  /** Charged by card now. */
  chargedMinor: number
}

/** Of a visit: its services, and what of their price is not charged now. */
export function linesOfVisit({ services, giftMinor, chargedMinor }: Sold): PaperLine[] {
  const priceMinor = services.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const lines: PaperLine[] = [
    ...services.map(({ name, amountMinor }) => ({ kind: 'service' as const, name, amountMinor })),
    { kind: 'paid_by_gift_card', name: null, amountMinor: 0 - giftMinor },
    { kind: 'on_the_day', name: null, amountMinor: chargedMinor + giftMinor - priceMinor },
  ]
  return lines.filter(({ kind, amountMinor }) => kind === 'service' || amountMinor !== 0)
}
