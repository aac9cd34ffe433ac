export type StampTerms = { visits: number; rewardMinor: number; currency: string; serviceIds: readonly string[] }
type Offered = StampTerms & { isOffered: boolean; startedAt: Date }
type Visit = { endedAt: Date; serviceIds: readonly string[] }
type Asked = { visit: Visit; card: Offered | null; begun: StampTerms | null }

const counts = ({ serviceIds }: StampTerms, visit: Visit) =>
  serviceIds.length === 0 || visit.serviceIds.some((id) => serviceIds.includes(id))

/** The terms under which a visit has its stamp: those of the card that is begun, else of the one that is offered; null: none. */
export function stampTerms({ visit, card, begun }: Asked): StampTerms | null {
  if (begun) return counts(begun, visit) ? begun : null
  if (!card?.isOffered || visit.endedAt < card.startedAt) return null
  return counts(card, visit) ? card : null
}
