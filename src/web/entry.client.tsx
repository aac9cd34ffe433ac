import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTexts } from '../domains/texts.ts'
import { defaultLanguage, pickLanguage } from '../i18n/languages.ts'
import { registerServiceWorker } from './register-service-worker.ts'

await pageTexts.load(pickLanguage(document.documentElement.lang) ?? defaultLanguage)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
registerServiceWorker()
