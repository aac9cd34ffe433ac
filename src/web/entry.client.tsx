import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTexts } from '../domains/texts.ts'
import { pageLanguage, setMarketLocale } from '../i18n/languages.ts'
import { homeTexts } from './home/texts/load.ts'

const { english } = document.documentElement.dataset
if (english) setMarketLocale(english)
// What is pressed before the page lives is pressed again then: all of the front page is to be there.
const own = location.pathname === '/' ? [homeTexts] : []
await Promise.all([pageTexts, ...own].map(({ load }) => load(pageLanguage())))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
