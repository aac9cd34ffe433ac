import { en, type Translation } from './en.ts'

export const pt: Translation = en
