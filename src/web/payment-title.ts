import type { RouterContextProvider } from 'react-router'
import { i18nFor } from '../i18n/i18n.ts'
import { apiContext } from './api-context.ts'

type Title = 'pay' | 'success' | 'error' | 'receipt'

/** For the loader of a page about money: its texts come with its screen, after the title. */
export function paymentTitle(context: Readonly<RouterContextProvider>, title: Title): { title: string } {
  const { language } = context.get(apiContext)
  return { title: i18nFor(language).getFixedT(language, 'payments')(`titles.${title}`) }
}
