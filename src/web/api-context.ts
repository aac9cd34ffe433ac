import { createContext } from 'react-router'
import type { Call } from '../lib/api/call.ts'

/** What the server hands to a page's loader: the in-process client, always anonymous. */
export const apiContext = createContext<{ call: Call; origin: string; language: string }>()
