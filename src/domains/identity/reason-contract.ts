import * as z from 'zod/mini'

/** Of the refusal `reason_needed`: whose data the office is about to look into. */
export const ReasonNeeded = z.object({ person: z.object({ id: z.string(), name: z.string() }) })
