import { plainText } from '../../lib/plain-text.ts'
import { specializations as en } from '../categories/texts/specializations/en.ts'
import { specializations as es } from '../categories/texts/specializations/es.ts'
import { specializations as fr } from '../categories/texts/specializations/fr.ts'
import { specializations as pt } from '../categories/texts/specializations/pt.ts'

type Specialization = {
  /** In English. */
  name: string
  /** In all of our languages, in plain letters. */
  said: readonly string[]
}

/** As the database's `plain_text` has it: it stands in facets. */
const plain = (text: string) => plainText(text).replaceAll('’', "'")

const slugs = Object.keys(en) as (keyof typeof en)[]
const specializations = slugs.map((slug): Specialization => {
  const names = [en, fr, es, pt].map((texts) => plain(texts[slug]))
  return { name: en[slug], said: [...new Set(names)] }
})

const bySaid = new Map(specializations.flatMap((one) => one.said.map((name) => [name, one] as const)))

/** Each name there is in plain letters, with the English one. */
export const specializationNames: readonly { said: string; name: string }[] = [...bySaid].map(([said, { name }]) => ({
  said,
  name,
}))

/** The one that is called so in any of our languages. */
export const specializationCalled = (text: string): Specialization | undefined => bySaid.get(plain(text.trim()))

export const specializationFacet = (said: string): string => `specialization:${said}`
