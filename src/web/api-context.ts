import { createContext } from 'react-router'
import type { Language } from '../i18n/languages.ts'
import type { Call } from '../lib/api/call.ts'

/** What the server hands to a page's loader: the in-process client, always anonymous, and the language to write in. */
export const apiContext = createContext<{
  call: Call
  origin: string
  language: Language
  /** Our accounts elsewhere. */
  socialLinks: readonly string[]
  /** Whether `origin` is one that a telephone could reach too. */
  hasPublicOrigin: boolean
  /** Whether a call can tell from which country it comes. */
  knowsCountry: boolean
  /** A key is configured: the maps are Google's. */
  hasGoogleMaps: boolean
  /** Real cards are charged. */
  hasCardProcessor: boolean
  /** Every page says that it is a demo. */
  isDemo: boolean
  /** Pages for those who build this. */
  showsDevPages: boolean
  /** Writes down what was thrown, with the id of the request, as for a call. */
  report: (error: unknown) => void
}>()
