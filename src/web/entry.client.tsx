import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTexts } from '../domains/texts.ts'
import { pageLanguage, setMarketLocale } from '../i18n/languages.ts'
import { sayOtherwise } from '../i18n/said-otherwise.ts'
import { homeTexts } from './home/texts/load.ts'

const { english, categories } = document.documentElement.dataset
if (english) setMarketLocale(english)
// What is pressed before the page lives is pressed again then: all of the front page is to be there.
const own = location.pathname === '/' ? [homeTexts] : []
await Promise.all([pageTexts, ...own].map(({ load }) => load(pageLanguage())))
if (categories) sayOtherwise(pageLanguage(), JSON.parse(categories))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
