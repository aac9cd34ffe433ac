import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTexts } from '../domains/texts.ts'
import { defaultLanguage, pickLanguage, setMarketLocale } from '../i18n/languages.ts'
import { registerServiceWorker } from './register-service-worker.ts'

const { lang, dataset } = document.documentElement
if (dataset.english) setMarketLocale(dataset.english)
await pageTexts.load(pickLanguage(lang) ?? defaultLanguage)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
registerServiceWorker()
