import { type Opinion, opinionOf } from './opinion.rules.ts'
import { vocabularies } from './vocabularies.rules.ts'

export type ToRead = { id: string; text: string; language: string }
export type WasRead = { id: string; opinion: Opinion }

// A process of its own: what reading needs of memory and of the processor is not that of the server.
process.once('message', (reviews: ToRead[]) => {
  const read: WasRead[] = reviews.map(({ id, text, language }) => ({
    id,
    opinion: opinionOf(text, language, vocabularies),
  }))
  process.send?.(read, undefined, undefined, () => process.disconnect?.())
})
