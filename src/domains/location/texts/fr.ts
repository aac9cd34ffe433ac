import type { LocationTexts } from './en.ts'

export const location: LocationTexts = {
  area: {
    finding: 'Recherche de votre secteur…',
    shown: 'Vous voyez : {{city}}',
    nobody: 'Encore personne là-bas : {{city}}',
    change: 'Choisir un autre lieu',
    label: 'Ville, quartier ou code postal',
    hint: 'Par exemple Lille, Montmartre ou 75011.',
    places: 'Lieux',
    here: 'Utiliser ma position',
    clear: 'Oublier mon lieu',
    privacy:
      'Votre lieu reste dans ce navigateur. Votre position n’est demandée que si vous appuyez sur le bouton, à environ un kilomètre près.',
    failed: 'Impossible de mettre à jour votre position. Veuillez réessayer.',
  },
}
