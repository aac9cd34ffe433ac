export type Encoding = 'identity' | 'br' | 'gzip'

/** Of the codings that the reader takes at all (RFC 9110, 12.5.3) the one they like best, and of equals the smallest. */
export function negotiate(acceptEncoding = ''): Encoding {
  const weightOf = weightsIn(acceptEncoding)
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br'
  return weightOf(best) > 0 && weightOf(best) >= weightOf('identity') ? best : 'identity'
}

/** By the same rule, where nothing else is offered. */
export function takesGzip(acceptEncoding = ''): boolean {
  const weightOf = weightsIn(acceptEncoding)
  return weightOf('gzip') > 0 && weightOf('gzip') >= weightOf('identity')
}

function weightsIn(acceptEncoding: string): (coding: Encoding) => number {
  const weights = new Map(acceptEncoding.split(',').map(codingOf))
  return (coding) => weights.get(coding) ?? (coding === 'identity' ? undefined : weights.get('*')) ?? 0
}

function codingOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';')
  const weight = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
  return [name.trim().replace(/^x-/, ''), weight === undefined ? 1 : Number(weight) || 0]
}
