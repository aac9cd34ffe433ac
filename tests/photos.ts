import { brotliDecompressSync, crc32, deflateSync } from 'node:zlib'

const bytesOf = (text: string) => Buffer.from(text, 'base64')

/** Of 64 x 48 pixels, by a real encoder (libheif 1.15, x265): what a phone sends. */
export const heic = () => bytesOf(heicText)

/** Of 64 x 48 pixels, first green, then red, by libavif. */
export const movingAvif = () => brotliDecompressSync(bytesOf(movingAvifText))

/** Two kilobytes that say 7,000 x 7,000 pixels of 12 bits with their transparency: to be read they take 1.2 GB. */
export const hugeAvif = () => brotliDecompressSync(bytesOf(hugeAvifText))

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const uint32s = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

/** An APNG of 64 x 48 pixels, first green, then red. */
export function movingPng(): Buffer {
  const [width, height] = [64, 48]
  const filled = (...pixel: number[]) => {
    const row = Buffer.from([0, ...Array.from({ length: width }, () => pixel).flat()])
    return deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  }
  const frame = (sequence: number) =>
    chunk('fcTL', Buffer.concat([uint32s(sequence, width, height, 0, 0), Buffer.from([0, 1, 0, 2, 0, 0])]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32s(width, height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('acTL', uint32s(2, 0)),
    frame(0),
    chunk('IDAT', filled(0, 170, 0)),
    frame(1),
    chunk('fdAT', Buffer.concat([uint32s(2), filled(170, 0, 0)])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const heicText = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
  'AAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAHQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp',
  'bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAA',
  'AAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAA',
  'AwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbW',
  'EAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACVtZGF0AAAAGSgBrxOA+BDhp//48KP/7lnV/7ClL86KQz4=',
].join('')

const movingAvifText = [
  'Gz0HIB6FcbPzdbYgcIjOY9GmxEMwjvfdfQiDkMC2JDbYUehQkvPiQv0hDUxIcnn/cS7fDVgBOVZACkmdEcH1JykEimoTWnXiml+Jf49//r/gAb',
  'bIeMBZGM3T3cCitMogkipoBJttNvERztw1keWDJCPs5mUlhuvUV6yhCGSv7j5pHvU1xfI2J32dE9PTt+s3iEubVGIABmfSBQC2kkgAwEbirCEN',
  'VG9dl3JAYDi5UgCzIAWC4h4MRvK2r9EBZhAVGpBoD5PVDARrmqvr30/VGGTS9h0MeamgNIDqNbs6hxQCn2hrqMDtdZUoQSPFSgGYBkaD2oo6Ag',
  'pKS0tRuWb39cd/b9AgShcK4TqEKsVHUT2jIuK+OoHJrO4+gF2huM8r9dvmv98LEtW9Xj33YrnkiIX+Hs2/DHRTlTMAKQojTxTKwig6XULhn01l',
  '2YC9eZPJCaDn5v5NERNSgUugX2hqfBrqpiT77AzMgrXJbkFTsPFBIcE2nPp4T/F0kyQGhufyyC1b8BmniViwCW0HNjZ5JkEAoL8cDndKPN0lUL',
  'lru9sHQTTtSNyBxpi4Erbdnf7IKAAEAokgdpgOicFg1HJCjFASaOVTDFmKvMzKbOCUJRRy0TcwDaMxD8wDEOXT50/3P8qnuD7qkK3jaAPfWytE',
  'TMBBQC7FCJsGltCYdOSrNHbSWMVX3Bizpu4aQ+7XZqq+X5uyA9Sqe/mv96iPToDE9jbqm1TPb5IsraO8/BGPf9xcdfJ6s1rrKOuX62pmPq83dm',
  '10wfujzPkrdL1WmqvqnTmeG9+eiK1tnpDTKPjSdXf308rrz36ueZ3KntoFzPmmXk/rzNgxsKPzWwW6p/z/4q+VP/np3qPz1/cC',
].join('')

const hugeAvifText = [
  'G0QJAI6ULoJ3w/PnehFaEq4fiAXAB2gNECAgZf4vp8cn9t/RBB8LeW86oE83aZue6UikAAOQlAO0AtEsc9f2WZNaEXMx8lMOAQBo3YLC/RxDID',
  'cAAN6Qm1AeeUOObgAkv7cbPjAak7uLVwAwvxjKBaAo5OXrzC0VBRBQcqRCIQCAagoq0V61Jig2DCQhyMfNAx4OWYPn6qro3jFEUAh0MJBx+H5Q',
  'kDfQEEEP5BfgB+CQn7OvjesKhZTj7Z0SRgoF+rlWgMaijAEhAhoGxSi4thnjRaGb/S6SQEnH4DBlHQUH+MC8/VyfVYZKMGfI2Q+2JQ7Mrwt5QY',
  '4B4bCDuAAAQAf5eQfvRmQgSjwyCgg1CRktBQBADQW4upGDD+B5hQzx+THGvF0cg4gBNo79F/GeoZBBVFFqRuEFTJKaxyWsGwTifmc2DljurPMo',
  'hQ9saSjTDAyrTnChJkzo04VP+HprWsJLHYeQPq1ir7EUBLf99u/KMdvgiGL+yx7D5PgSUgzTcOHpbF/EhasEXvXlqEM5WiUj/o26+4TmShlDv/',
  'SUG34Wwb8heOjVF/oj3DZhpLlc434Xp/Q1E91/auM6iaMdjYVBLOgIWBDvGlJLocKFl5jvhuer2QpfcVQt2bnzl3hbuTmK+dJq6wxVRJfLNi93',
  'rogLTETE61j3WLPzf9ARZn3z/F+MCDWkAdbWzF7JRy275t1wa83B0HUooVpY21JsWism+sXRq6ROFPWg4P4bjVdTqvCvCuZT+4VEhroNSXfHwE',
  'x2PcFCbeydpqk0Pyn35cxSO+YbFVjkhbGn5whi46/T1sNZqb5ocJ+LuqXPF7zpg1zga9TzCe1JDBpgVKZ0aCwII9Nlm5SmlvieGxuUtbPO/ZwN',
  'MZWrbvT9e+DV10AV4skVZUYBZSSD8fM2sqNx7glGh7GUxAVGeSoDtaWwTjcXpTeOYM5soTAPZJk24YwfiPdVSUYdXTK77Ir6FLbbz8MLQr5pDI',
  's4G+N5wVPf6b+qido/uidqVe39O1QU/TOZ7hw7aGEl4Wvom8ig6JKM383HpNPp8lb5wXRrHqVrfbU++nZAsnU2/fbzpdFisEnE/he+ArrcHE4j',
  '7vKtPyVfhE0T7G6p05y+faA85918jtT2l/VA9yyO1Aff1hd/7i84/AAx9HKU710g6hCvX05qPtGxrwRTQAJv11xbJfMMklDdCeOC+GiFikcB1i',
  'Bh2ispQdwQ9f9nlGE1g3MjQ+Vsix/EDboSAphH3ckl2FJEzN9Bg5Mar/mPVq6x2P8NErkTrhADbMyLpRYDixPeQtd/icmEuI8DMt9EscUkL96Y',
  'Sq10bISTpWOMErZmaf6D6evoOLVfYGcfJYgp1ereBwWHDS02/J/K06j0ptX9aXAea9ysI3Ea8k0U61CeeYVypTGp4tZnc+ze5Ora/4/9rUXNQA',
  'mTpXGRwbYan4imgCRL/gDBPIclWeaH60J/+vCCEsMo9VfUpbDKlj9sL1Zf66uHsqYiD7u1/rRu3Sn6rH0gj/DUZviOXeSBbhMgriOyRuOGvz4R',
  'zTePp6bFscRSC/sm8n4d/nKihhd/z04Zjdckp8oR61frc6YOa5YH7qzMhPc+p8ndLNfRGMxPGekngi08FmRoRJ4DUuNqlD7fWMIHa41tDagNpF',
  '/jpHccoEZY23GHhVcnGzyz+8i4xRLnye8ufMTaLyMnJ+wc1QSJjfSldWRKVsleGRk/Se4z/9/4QYj4/qI01IjcO9A3keYXOUFwGNoPPMIfKU62',
  '9ui0Lou5JdN3h/5IZNbytY6L85Wj8MMFrPESPt6pHzJLHVWcFpme8OLFomPwG12aBQluwbrvLz+uejm8NSm6zuuGw/BnZVTPaxpkJd1eRwoqsO',
  'l3CGsqJudywPkSMVR9cTHv3qwteZR+RjL8+X//+8U37jUWoBCIO0YbYn5P6ahylsPqnX9roRL/6ejkE0ZdHpy5+oGChEvJn/oG5eohsf7yLkZ9',
  '66zlPc3Gt7asDaPXks8FAQ==',
].join('')
