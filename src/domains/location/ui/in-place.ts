/** Towns of Portugal that carry an article. */
const withArticle: Readonly<Record<string, string>> = {
  ...{ Porto: 'no', Funchal: 'no', Barreiro: 'no', Seixal: 'no', Montijo: 'no', Entroncamento: 'no', Estoril: 'no' },
  ...{ Amadora: 'na', Guarda: 'na', Covilhã: 'na', Maia: 'na', 'Figueira da Foz': 'na', 'Póvoa de Varzim': 'na' },
}

/** Where: 'in Leeds', 'à Lyon', 'au Mans', 'no Porto'. */
export function inPlace(language: string, place: string): string {
  if (language === 'fr') {
    if (place.startsWith('Le ')) return `au ${place.slice(3)}`
    if (place.startsWith('Les ')) return `aux ${place.slice(4)}`
    return `à ${place}`
  }
  if (language === 'pt') return `${withArticle[place.split(',')[0] ?? ''] ?? 'em'} ${place}`
  return `${language === 'es' ? 'en' : 'in'} ${place}`
}
