import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

const Ref = z.object({ decisionId: z.string() })

/** Whom it concerns is told why. */
export const decisionMade = eventType('decision.made', Ref)
/** Whoever appealed is told what came of it. */
export const appealDecided = eventType('decision.appeal_decided', Ref)
