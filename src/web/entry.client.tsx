import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTexts } from '../domains/texts.ts'
import { pageLanguage, setMarketLocale } from '../i18n/languages.ts'
import { registerServiceWorker } from './register-service-worker.ts'

const { english } = document.documentElement.dataset
if (english) setMarketLocale(english)
await pageTexts.load(pageLanguage())
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
registerServiceWorker()
