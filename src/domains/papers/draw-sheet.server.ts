import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { type Face, faces, isDrawable, lineHeight, linesIn, runsOf, widthOf, writeRuns } from './letters.server.ts'

type Row = readonly string[]
export type Block =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  /** The first stands out. */
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** A shop: its name over an awning, and a plate with the words and what it is worth. */
  | { kind: 'gift'; name: string; words: string; people: string; what: string; worth: string }
  /** `reads`: what it is, for whoever has it read aloud. */
  | { kind: 'qr'; text: string; reads: string }
  /** The first column names the row, the others are amounts; of the sums the last stands out. */
  | { kind: 'table'; head: Row; rows: readonly Row[]; sums: readonly Row[] }

/** `lettersMissing`: what is said where a letter cannot be drawn. */
export type Sheet = {
  language: string
  title: string
  writtenAt: Date
  blocks: readonly Block[]
  lettersMissing: string
}

type ReadFont = (file: string) => Promise<Buffer>

const margin = 56
const gap = 18
const labelWidth = 140
const ink = '#18211c'
const ink2 = '#4c564e'
const line = '#b9ae95'

type Element = PDFKit.PDFStructureElement
/** Where the next thing is written, on which sheet. */
type Pen = { doc: PDFKit.PDFDocument; root: Element; y: number }
type Style = { face: Face; size: number; color: string }
const plain: Style = { face: 'text', size: 10.5, color: ink }
const strong: Style = { ...plain, face: 'strong' }
const quiet: Style = { ...plain, color: ink2 }

/**
 * A PDF that can be read aloud, in base64. What is drawn twice is the same to the byte. `readFont`: this file is loaded late, so
 * in the build it does not lie where the others do and knows no way to the files of fonts.
 */
export async function drawSheet(
  { language, title, writtenAt, blocks, lettersMissing }: Sheet,
  readFont: ReadFont,
): Promise<string> {
  const info = { Title: title, Creator: 'Highstreet', CreationDate: writtenAt, ModDate: writtenAt }
  const options = { size: 'A4', margin, pdfVersion: '1.7', tagged: true, displayTitle: true, lang: language, info }
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions)
  const whole = buffer(doc)
  for (const [name, file] of faces) doc.registerFont(name, await readFont(file))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const pen: Pen = { doc, root, y: margin }
  for (const block of blocks) drawBlock(pen, block)
  if (!blocks.flatMap(textsOf).every((text) => isDrawable(doc, text)))
    drawBlock(pen, { kind: 'text', text: lettersMissing })
  root.end()
  doc.end()
  return (await whole).toString('base64')
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'lines':
      return block.lines
    case 'facts':
      return block.facts.flat()
    case 'table':
      return [block.head, ...block.rows, ...block.sums].flat()
    case 'gift':
      return [block.name, block.words, block.people, block.what, block.worth]
    case 'qr':
      return [block.reads]
    default:
      return [block.text]
  }
}

const headline: Style = { face: 'display', size: 24, color: ink }

function drawBlock(pen: Pen, block: Block) {
  const { root } = pen
  const width = pen.doc.page.width - 2 * margin
  switch (block.kind) {
    case 'title':
      pen.y += gap
      write(pen, root, 'H1', block.text, headline, margin, width)
      pen.y += gap
      return
    case 'heading':
      pen.y += gap
      return write(pen, root, 'H2', block.text, { ...headline, size: 14 }, margin, width)
    case 'text':
      pen.y += gap
      return write(pen, root, 'P', block.text, quiet, margin, width)
    case 'lines':
      for (const [index, text] of block.lines.entries())
        write(pen, root, 'P', text, index === 0 ? { ...strong, size: 13 } : quiet, margin, width)
      return
    case 'gift':
      return drawGift(pen, block, width)
    case 'qr':
      return drawQr(pen, block)
    case 'facts':
      for (const [label, value] of block.facts) drawFact(pen, label, value, width)
      return
    case 'table':
      return drawTable(pen, block, width)
  }
}

const [green, cream, sun] = ['#0b3225', '#fffcf4', '#f4b63f']
const [inset, awningHeight, stripes] = [24, 22, 16]

function drawGift(pen: Pen, gift: Extract<Block, { kind: 'gift' }>, width: number) {
  const { doc, root } = pen
  const inner = width - 2 * inset
  const [name, words, worth] = [{ ...headline, size: 22, color: cream }, { ...headline, size: 18 }, headline]
  const heightOf = (text: string, { face, size }: Style, room: number) =>
    linesIn(doc, text, face, size, room).length * lineHeight(size)
  const worthWidth = widthOf(doc, runsOf(doc, gift.worth, worth.face), worth.size)
  const left = inner - worthWidth - gap
  const head = heightOf(gift.name, name, inner) + 2 * inset
  const foot = heightOf(gift.people, strong, left) + heightOf(gift.what, quiet, left)
  const plate = heightOf(gift.words, words, inner) + gap + Math.max(foot, lineHeight(worth.size)) + 2 * inset
  makeRoom(pen, head + awningHeight + plate)
  const top = pen.y
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(margin, top, width, head).fill(green)
  const stripe = width / stripes
  for (let index = 0; index < stripes; index++)
    doc.rect(margin + index * stripe, top + head, stripe, awningHeight).fill(index % 2 === 0 ? sun : cream)
  doc
    .rect(margin, top, width, head + awningHeight + plate)
    .lineWidth(0.75)
    .strokeColor(line)
    .stroke()
  doc.endMarkedContent()
  pen.y = top + inset
  write(pen, root, 'H1', gift.name, name, margin + inset, inner)
  pen.y = top + head + awningHeight + inset
  write(pen, root, 'P', gift.words, words, margin + inset, inner)
  pen.y += gap
  const { y } = pen
  write(pen, root, 'P', gift.people, strong, margin + inset, left)
  write(pen, root, 'P', gift.what, quiet, margin + inset, left)
  pen.y = y
  write(pen, root, 'P', gift.worth, worth, margin + inset, inner, true)
  pen.y = top + head + awningHeight + plate + gap
}

const qrSide = 130

/** With the quiet border that cameras want. */
function drawQr(pen: Pen, { text, reads }: Extract<Block, { kind: 'qr' }>) {
  const { doc, root } = pen
  const { data, size } = encode(text, { border: 2 })
  pen.y += gap
  makeRoom(pen, qrSide)
  const dot = qrSide / size
  const draw = () => {
    for (const [row, dots] of data.entries())
      for (const [column, isDark] of dots.entries())
        if (isDark) doc.rect(margin + column * dot, pen.y + row * dot, dot, dot)
    doc.fill(ink)
  }
  root.add(doc.struct('Figure', { alt: reads }, draw))
  pen.y += qrSide + gap
}

function drawFact(pen: Pen, label: string, value: string, width: number) {
  const { y } = pen
  write(pen, pen.root, 'P', label, quiet, margin, labelWidth)
  const below = pen.y
  pen.y = y
  write(pen, pen.root, 'P', value, plain, margin + labelWidth + gap, width - labelWidth - gap)
  pen.y = Math.max(pen.y, below) + 3
}

function drawTable(pen: Pen, { head, rows, sums }: Extract<Block, { kind: 'table' }>, width: number) {
  const { doc } = pen
  pen.y += gap
  const all = [head, ...rows, ...sums]
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => widthOf(doc, runsOf(doc, row[column] ?? '', 'strong'), plain.size))),
  )
  const others = widths.slice(1).reduce((sum, one) => sum + one + gap, 0)
  const first = width - others
  const table = doc.struct('Table')
  pen.root.add(table)
  const drawRow = (row: Row, kind: 'head' | 'row' | 'sum' | 'whole') => {
    const style = kind === 'head' ? quiet : kind === 'whole' ? strong : plain
    const height = linesIn(doc, row[0] ?? '', style.face, style.size, first).length * lineHeight(style.size)
    makeRoom(pen, height + 12)
    if (kind !== 'row') rule(pen, width)
    pen.y += 6
    const [{ y }, struct] = [pen, doc.struct('TR')]
    table.add(struct)
    let x = margin
    for (const [column, text] of row.entries()) {
      const own = column === 0 ? first : (widths[column] ?? 0) + gap
      pen.y = y
      const isHead = kind === 'head' || column === 0
      write(pen, struct, isHead ? 'TH' : 'TD', text, style, x, own, column > 0)
      x += own
    }
    struct.end()
    pen.y = y + height + 6
  }
  drawRow(head, 'head')
  rule(pen, width)
  for (const row of rows) drawRow(row, 'row')
  for (const [index, row] of sums.entries()) drawRow(row, index === sums.length - 1 ? 'whole' : 'sum')
  rule(pen, width)
  table.end()
}

/** Nothing is read aloud of it. */
function rule({ doc, y }: Pen, width: number) {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .strokeColor(line)
    .stroke()
  doc.endMarkedContent()
}

function makeRoom(pen: Pen, height: number) {
  if (pen.y + height <= pen.doc.page.height - margin) return
  pen.doc.addPage()
  pen.y = margin
}

type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

/** In as many lines as it takes, each under the other. */
function write(
  pen: Pen,
  parent: Element,
  tag: Tag,
  text: string,
  { face, size, color }: Style,
  x: number,
  width: number,
  isRight = false,
) {
  const { doc } = pen
  const lines = linesIn(doc, text, face, size, width)
  makeRoom(pen, lines.length * lineHeight(size))
  parent.add(
    doc.struct(tag, {}, () => {
      doc.fillColor(color)
      for (const one of lines) {
        const runs = runsOf(doc, one, face)
        writeRuns(doc, runs, isRight ? x + width - widthOf(doc, runs, size) : x, pen.y, size)
        pen.y += lineHeight(size)
      }
    }),
  )
}
