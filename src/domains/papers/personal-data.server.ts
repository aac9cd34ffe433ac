import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Ctx, PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const common = {
  kind: z.string(),
  number: z.int(),
  issuedAt: z.string(),
  currency: z.string(),
  grossMinor: z.int(),
  taxMinor: z.int(),
  lines: z.array(z.string()),
}
const OwnPaper = z.object({ ...common, issuer: z.string(), customerName: z.string() })
const IssuedPaper = z.object({
  ...common,
  issuerName: z.string(),
  issuerAddress: z.string(),
  taxName: z.string(),
  taxNumber: z.string(),
})

const columns = sql`kind, number, to_json(issued_at) as "issuedAt", currency, gross_minor as "grossMinor",
  tax_minor as "taxMinor", array(select line ->> 'name' from jsonb_array_elements(lines) line
    where line ->> 'name' is not null) as lines`

/** Nothing is erased: whoever issues a paper has to keep it as it is, and who has it in hand needs the same one. */
export const paperData: PersonalData = {
  exportPerson: exportPart({ papers: z.array(OwnPaper) }, async ({ db }: Ctx, { accountId }) => {
    const { rows } = await sql<z.infer<typeof OwnPaper>>`
      select ${columns}, issuer_name as issuer, customer_name as "customerName" from paper
      where customer_id = ${accountId} order by issued_at, number`.execute(db)
    return { papers: rows }
  }),

  exportProvider: exportPart({ issuedPapers: z.array(IssuedPaper) }, async ({ db }: Ctx, { providerId }) => {
    const { rows } = await sql<z.infer<typeof IssuedPaper>>`
      select ${columns}, issuer_name as "issuerName", issuer_address as "issuerAddress", tax_name as "taxName",
        tax_number as "taxNumber"
      from paper where provider_id = ${providerId} order by number`.execute(db)
    return { issuedPapers: rows }
  }),
}
