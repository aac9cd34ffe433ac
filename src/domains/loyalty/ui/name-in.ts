/** In the reader's language; English where their operator has not said it. */
export function nameIn(names: Readonly<Record<string, string>>, language: string): string {
  return names[language.split('-')[0] ?? ''] ?? names.en ?? ''
}
