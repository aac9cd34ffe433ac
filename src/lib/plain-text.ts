// Those that are no letter with an accent.
const plainLetters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ĳ: 'ij', ĸ: 'q', ŀ: 'l', ł: 'l', ŉ: "'n", ŋ: 'n' },
  ...{ ø: 'o', œ: 'oe', ß: 'ss', ſ: 's', þ: 'th', ŧ: 't' },
}

/** Lower case without accents, for two texts that are compared here; the database's `plain_text` knows more letters. */
export function plainText(value: string): string {
  const bare = value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return bare.replaceAll(/[ß-ŧſ]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Plain text without what nobody sees: the same for words that look the same, empty for one that does not show. */
export function visibleText(value: string): string {
  return plainText(value.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))
}
