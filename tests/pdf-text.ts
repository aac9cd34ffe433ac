import { inflateSync } from 'node:zlib'

/**
 * What a PDF of the kind we draw says, piece by piece in the order in which it is written: its letters are numbers of a font,
 * and each font says which letters they are.
 */
export function textOfPdf(bytes: Buffer): string[] {
  const raw = bytes.toString('latin1')
  const objects = new Map<string, { body: string; stream: string | null }>()
  for (const [, id = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const start = body.indexOf('stream\n')
    if (start === -1) objects.set(id, { body, stream: null })
    else {
      const packed = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
      const stream = body.includes('/FlateDecode') ? inflateSync(packed).toString('latin1') : packed.toString('latin1')
      objects.set(id, { body: body.slice(0, start), stream })
    }
  }
  const all = [...objects.values()]
  const fonts = new Map<string, Map<number, string>>()
  for (const { body } of all)
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.body ?? '')?.[1]
      fonts.set(name, lettersOf(objects.get(map ?? '')?.stream ?? ''))
    }
  return all.flatMap(({ stream }) => (stream?.includes(' Tf') ? piecesOf(stream, fonts) : []))
}

/** `<0000> <00ff> [<0041> <0042>]`: which letters a font's numbers are. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, codes = '']) =>
      (codes.replaceAll(' ', '').match(/.{4}/g) ?? [])
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    )
    for (const [index, text] of texts.entries()) letters.set(Number.parseInt(first, 16) + index, text)
  }
  return letters
}

function piecesOf(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  const pieces: string[] = []
  let letters = new Map<number, string>()
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters
    else {
      const codes = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join('')
      pieces.push(
        (codes.match(/.{4}/g) ?? []).map((code) => letters.get(Number.parseInt(code, 16)) ?? '\ufffd').join(''),
      )
    }
  }
  return pieces
}
