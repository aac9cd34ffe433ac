const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'CB',
}

/** As its owner knows it: 'Visa •••• 4242'. */
export function cardName({ brand, lastFour }: { brand: string | null; lastFour: string | null }): string {
  const name = names[brand ?? '']
  const digits = lastFour === null ? '' : `•••• ${lastFour}`
  return [name, digits].filter(Boolean).join(' ')
}
