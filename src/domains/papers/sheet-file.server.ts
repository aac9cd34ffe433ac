import { readFile } from 'node:fs/promises'
import { shippedFile } from '../../lib/shipped-file.server.ts'
import type { SavedFile } from './contract.ts'
import type { Sheet } from './draw-sheet.server.ts'

const readFont = (file: string) => readFile(shippedFile(`node_modules/@fontsource/${file}`))

/** The library is loaded by the first who asks for a file. */
export async function sheetFile(sheet: Sheet, name: string): Promise<SavedFile> {
  const { drawSheet } = await import('./draw-sheet.server.ts')
  const content = await drawSheet(sheet, readFont)
  return { filename: `${name}.pdf`, mediaType: 'application/pdf', content }
}
