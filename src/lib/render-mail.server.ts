import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'

/** A message as mail programs with and without HTML show it. */
export async function renderMail(message: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(message)
  return { html, text: toPlainText(html) }
}
