/** Without letters that read as digits. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 20

/** What somebody has typed, as the code is kept: without spaces and hyphens, with digits for what reads as one; null: no code. */
export function plainCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return plain.length === length && [...plain].every((letter) => codeLetters.includes(letter)) ? plain : null
}

/** In fives, as it stands on the card. */
export const shownCode = (plain: string) => (plain.match(/.{5}/g) ?? []).join('-')
