import { sql } from 'kysely'

/** What `displayName` needs, of a provider `p` and its account `a`. */
export const nameColumns = sql`a.first_name as "firstName", a.last_name as "lastName", a.display_name as "displayName",
  p.individual_name as "individualName", p.business_name as "businessName", p.show_last_name as "showLastName"`
