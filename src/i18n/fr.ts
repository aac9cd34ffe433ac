import { en, type Translation } from './en.ts'

export const fr: Translation = en
