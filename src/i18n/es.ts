import { en, type Translation } from './en.ts'

export const es: Translation = en
