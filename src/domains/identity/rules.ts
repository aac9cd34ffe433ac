// The first that is found names it: each of the later ones also stands in what the earlier ones call themselves.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
] as const
const systems = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const firstNamed = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** 'Firefox' and 'Windows' out of what a browser says it is: enough to recognise a device, and all that is kept. */
export function deviceOf(userAgent: string | undefined): { browser: string | null; system: string | null } {
  const text = (userAgent ?? '').slice(0, 500)
  return { browser: firstNamed(browsers, text), system: firstNamed(systems, text) }
}
