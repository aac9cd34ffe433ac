/** The library writes a text in one font; those of the site come in two halves, so every text is taken apart by its letters. */
export type Face = 'text' | 'strong' | 'display'

const [figtree, bricolage] = ['figtree/files/figtree', 'bricolage-grotesque/files/bricolage-grotesque']
/** Of a font for the letters that those of the site lack. */
const parts = ['latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const
const others = (weight: 400 | 700) =>
  parts.map((part) => [`${part}-${weight}`, `noto-sans/files/noto-sans-${part}-${weight}-normal.woff`] as const)

/** Their names here, and their files. The library reads no woff2. */
export const faces: readonly (readonly [name: string, file: string])[] = [
  ['text', `${figtree}-latin-400-normal.woff`],
  ['text-more', `${figtree}-latin-ext-400-normal.woff`],
  ['strong', `${figtree}-latin-700-normal.woff`],
  ['strong-more', `${figtree}-latin-ext-700-normal.woff`],
  ['display', `${bricolage}-latin-700-normal.woff`],
  ['display-more', `${bricolage}-latin-ext-700-normal.woff`],
  ...others(400),
  ...others(700),
]

const fontsOf = (face: Face) => [face, `${face}-more`, ...others(face === 'text' ? 400 : 700).map(([name]) => name)]

type Run = { font: string; text: string }
type Doc = PDFKit.PDFDocument
/** What the library holds of a font, which its types do not say. */
type WithFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

function has(doc: Doc, font: string, letter: string): boolean {
  doc.font(font)
  return (doc as unknown as WithFont)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

const fontOf = (doc: Doc, letter: string, face: Face) => fontsOf(face).find((one) => has(doc, one, letter))

/** Another form of it that can be drawn: 'Ａ' is an A, a mark that no font has is left out. Null: there is none. */
function otherForm(doc: Doc, letter: string, face: Face): string | null {
  const form = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return [...form].every((one) => fontOf(doc, one, face)) ? form : null
}

/** A letter that cannot be drawn is written as a question mark: a font that lacks it would leave a hole. */
export function runsOf(doc: Doc, written: string, face: Face): Run[] {
  const runs: Run[] = []
  const add = (letter: string, font: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  for (const letter of written.normalize('NFC')) {
    const font = fontOf(doc, letter, face)
    if (font) add(letter, font)
    else for (const one of otherForm(doc, letter, face) ?? '?') add(one, fontOf(doc, one, face) ?? face)
  }
  return runs
}

/** Whether all of it can be drawn, as it is or in another form. */
export const isDrawable = (doc: Doc, written: string) =>
  [...written.normalize('NFC')].every(
    (letter) => fontOf(doc, letter, 'text') || otherForm(doc, letter, 'text') !== null,
  )

export const lineHeight = (size: number) => size * 1.4

export function widthOf(doc: Doc, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, { font, text }) => sum + doc.font(font).fontSize(size).widthOfString(text), 0)
}

export function writeRuns(doc: Doc, runs: readonly Run[], x: number, y: number, size: number) {
  let at = x
  for (const run of runs) {
    doc.font(run.font).fontSize(size).text(run.text, at, y, { lineBreak: false })
    at += widthOf(doc, [run], size)
  }
}

/** By its words; one that is wider than the line, by its letters. */
export function linesIn(doc: Doc, written: string, face: Face, size: number, width: number): string[] {
  const fits = (part: string) => widthOf(doc, runsOf(doc, part, face), size) <= width
  const lines: string[] = []
  for (const word of written.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...pieces(word, fits))
  }
  return lines
}

function pieces(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = ['']
  for (const letter of word) {
    const last = parts.at(-1) ?? ''
    if (last === '' || fits(last + letter)) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}
