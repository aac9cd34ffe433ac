import type { LocationTexts } from './en.ts'

export const location: LocationTexts = {
  area: {
    finding: 'A procurar a sua zona…',
    shown: 'A mostrar: {{city}}',
    nobody: 'Ainda não há ninguém: {{city}}',
    change: 'Escolher outro local',
    label: 'Cidade, bairro ou código postal',
    hint: 'Por exemplo Porto, Montmartre ou 75011.',
    places: 'Locais',
    here: 'Usar a minha posição',
    clear: 'Esquecer o meu local',
    privacy:
      'O seu local fica neste navegador. A sua posição só é pedida quando carrega no botão, com cerca de um quilómetro de precisão.',
    failed: 'Não foi possível atualizar a sua localização. Tente novamente.',
  },
}
