import type * as z from 'zod/mini'

/** Something that happened: a name such as 'booking.confirmed' and what its subscribers are told. */
export type EventType<Payload extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string
  readonly payload: Payload
}

export function eventType<Payload extends z.ZodMiniType>(name: string, payload: Payload): EventType<Payload> {
  return { name, payload }
}
