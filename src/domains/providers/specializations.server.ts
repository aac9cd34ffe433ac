import { plainText } from '../../lib/text.ts'
import { en } from '../categories/texts/page/en.ts'
import { es } from '../categories/texts/page/es.ts'
import { fr } from '../categories/texts/page/fr.ts'
import { pt } from '../categories/texts/page/pt.ts'

type Specialization = {
  /** In English. */
  name: string
  /** In all of our languages, in plain letters. */
  said: readonly string[]
}

const slugs = Object.keys(en.specializations) as (keyof typeof en.specializations)[]
const specializations = slugs.map((slug): Specialization => {
  const names = [en, fr, es, pt].map((texts) => plainText(texts.specializations[slug]))
  return { name: en.specializations[slug], said: [...new Set(names)] }
})

const bySaid = new Map(specializations.flatMap((one) => one.said.map((name) => [name, one] as const)))

/** Each name there is in plain letters, with the English one. */
export const specializationNames: readonly { said: string; name: string }[] = [...bySaid].map(([said, { name }]) => ({
  said,
  name,
}))

/** The one that is called so in any of our languages. */
export const specializationCalled = (text: string): Specialization | undefined => bySaid.get(plainText(text.trim()))

export const specializationFacet = (said: string): string => `specialization:${said}`
