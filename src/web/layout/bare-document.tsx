import type { ReactNode } from 'react'
import type { Language } from '../../i18n/languages.ts'

type BareDocumentProps = { language: Language; title: string; styles: readonly string[]; children: ReactNode }

/** A whole document beside the router's: it has no frame and needs no JavaScript. */
export function BareDocument({ language, title, styles, children }: BareDocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
