import type { Database } from '../../lib/context.ts'

export type NamedKind = 'booking' | 'payment' | 'gift_card' | 'subscription'

type Named = { kind: NamedKind; id: string; providerId: string; customerId: string }

/** What inserts something whose id comes alone: its row of the directory, and its customer's, go with it in one statement. */
export const naming = (db: Database, { kind, id, providerId, customerId }: Named) =>
  db
    .with('named', (part) =>
      part.insertInto('directory').values({ id, kind, provider_id: providerId, customer_id: customerId }),
    )
    .with('met', (part) =>
      part
        .insertInto('customer_directory')
        .values({ customer_id: customerId, provider_id: providerId })
        .onConflict((known) => known.doNothing()),
    )
