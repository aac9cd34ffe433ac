/** Whose password it is to be. */
export type PasswordOwner = { firstName: string; lastName: string; email: string }

const product = 'highstreet'
/** What has to be left of a password when everything is taken out that others know of its owner. */
const leastOwn = 8
const fewestCharacters = 4
/** Digits and signs put before or behind a common word hide it from nobody. */
const mostTrimmings = 6

/** 'Zoë' and 'zoe' are one word to whoever guesses. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const lettersOf = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

function wordsOf({ firstName, lastName, email }: PasswordOwner): string[] {
  const [mailbox = '', domain = ''] = email.split('@')
  const texts = [firstName, lastName, mailbox, domain.split('.').slice(0, -1).join('.'), product]
  const words = texts.flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}\p{N}]+/u).map(lettersOf)])
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
}

/** Made of their own name or address, or of the product's name, with little else. */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password)
  const left = wordsOf(owner).reduce((rest, word) => rest.replaceAll(word, ' '), letters)
  return left !== letters && left.replaceAll(' ', '').length < leastOwn
}

/** On the list of what is tried first, also repeated or with trimmings, or of hardly any different characters. */
export function isCommonPassword(password: string, isListed: (word: string) => boolean): boolean {
  const word = plain(password)
  const once = /^(.+?)\1+$/u.exec(word)?.[1] ?? word
  const core = word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isTrimmed = core.length >= 3 && word.length - core.length <= mostTrimmings
  return new Set(word).size < fewestCharacters || [word, once, ...(isTrimmed ? [core] : [])].some(isListed)
}
