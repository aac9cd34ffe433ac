import { english } from './lexicon-en.rules.ts'
import { spanish } from './lexicon-es.rules.ts'
import { french } from './lexicon-fr.rules.ts'
import { portuguese } from './lexicon-pt.rules.ts'
import type { Lexicon } from './opinion.rules.ts'

export const vocabularies: Record<string, Lexicon> = { en: english, fr: french, es: spanish, pt: portuguese }
