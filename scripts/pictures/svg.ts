/** The few SVG elements the pictures are made of. `more` is for the attributes that are rare. */

export type Attributes = Readonly<Record<string, string | number>>

export function short(value: number): number {
  return Math.round(value * 10) / 10
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short100(value) : value}"`)
    .join('')
}

function short100(value: number): number {
  return Math.round(value * 100) / 100
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${attributes({ cx, cy, r, fill, ...more })}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path${attributes({ d, fill, ...more })}/>`
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return `<path${attributes({ d, fill: 'none', stroke, 'stroke-width': width, ...more })}/>`
}

export function group(more: Attributes, ...children: readonly string[]): string {
  return `<g${attributes(more)}>${children.join('')}</g>`
}

export function moved(transform: string, ...children: readonly string[]): string {
  return group({ transform }, ...children)
}

/** Bold lettering on labels and weights. */
export function lettering(text: string, x: number, y: number, size: number, fill: string): string {
  const font = { 'text-anchor': 'middle', 'font-family': 'Bricolage Grotesque, sans-serif', 'font-weight': 800 }
  return `<text${attributes({ x, y, ...font, 'font-size': size, fill })}>${text}</text>`
}

export const roundEnds = { 'stroke-linecap': 'round' } as const
export const roundJoins = { 'stroke-linejoin': 'round' } as const
