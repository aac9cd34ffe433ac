import type { PageTexts } from './en.ts'

export const pt: PageTexts = {
  booking: {
    reason: {
      past: 'Hora passada',
      notice: 'Antecedência insuficiente',
      horizon: 'Antecedência excessiva',
      nobody_performs: 'Ninguém da equipa oferece tudo isto',
      closed: 'Fechado',
      closed_day: 'Fechado nesse dia',
      too_short: 'Não há tempo para todos os serviços',
      blocked: 'Indisponível',
      taken: 'Completo',
      staff_taken: 'Esta pessoa não tem horas livres',
      room_taken: 'Nenhuma sala livre',
      not_a_start_time: 'Não é uma hora de início',
      skipped: 'Esta hora não existe: mudança da hora',
    },
    legend: { free: 'Livre', full: 'Completo', closed: 'Fechado ou passado' },
  },
  errors: {
    blocked: 'Essa hora não está disponível. Escolha outra.',
    closed: 'O profissional está fechado a essa hora. Escolha outra.',
    closed_day: 'O profissional está fechado nesse dia. Escolha outro.',
    horizon: 'Essa data está demasiado longe. Escolha uma mais próxima.',
    nobody_performs: 'Ninguém da equipa oferece todos estes serviços. Escolha menos serviços ou outra pessoa.',
    notice: 'Essa hora é demasiado cedo para o profissional. Escolha uma mais tarde.',
    not_a_start_time: 'As marcações não começam a essa hora. Escolha uma das horas apresentadas.',
    own_provider: 'Não pode fazer uma marcação consigo.',
    past: 'Essa hora já passou. Escolha uma posterior.',
    staff_unknown: 'Essa pessoa não faz parte da equipa.',
    service_unknown: 'Este profissional não oferece esse serviço.',
    skipped: 'Esta hora não existe: mudança da hora. Escolha outra.',
    slot_taken: 'Essa hora acabou de ser ocupada.',
    too_short: 'Não há tempo para todos os serviços antes do fecho. Escolha uma hora mais cedo.',
  },
}
