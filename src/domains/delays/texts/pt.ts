import type { DelayTexts } from './en.ts'

export const delays: DelayTexts = {
  mails: {
    hello: 'Olá, {{name}},',
    zone: 'Hora local: {{zone}}.',
    planned: 'Previsto: {{when}}',
    look: 'Aceitar, alterar ou cancelar',
    later: {
      subject: '{{name}} está com atraso: a sua marcação deve começar por volta das {{time}}',
      title: 'A sua marcação começa mais tarde',
      text: 'Lamentamos: {{name}} está com atraso. Pode aceitar o novo horário, alterar a marcação ou cancelá-la sem custos até à nova hora.',
    },
    onTime: {
      subject: 'De novo a horas: a sua marcação com {{name}} às {{time}}',
      title: 'A sua marcação começa como previsto',
      text: '{{name}} está de novo a horas.',
    },
  },
  customer: {
    title: '{{name}} está com atraso',
    text: '{{service}}: deve começar por volta das {{expected}} em vez das {{planned}}.',
    free: 'Se não lhe convém, pode alterar ou cancelar a marcação abaixo, sem custos, até à nova hora.',
    accept: 'Convém-me',
    accepted: 'Aceitou o novo horário.',
    failed: 'Não foi possível guardar a sua resposta.',
  },
  provider: {
    late: 'Com atraso',
    title: '{{name}} está com atraso',
    titleAlone: 'Está com atraso',
    by: 'Quanto',
    minutes: '{{count}} minutos',
    onTime: 'De novo a horas',
    hint: 'Os intervalos e as margens são usados primeiro. Cada cliente cujo horário muda recebe um e-mail e pode aceitar, alterar ou cancelar sem custos. Termina com o dia.',
    say: 'Avisar os clientes',
    now: '{{minutes}} minutos de atraso desde as {{since}}',
    none: 'Ninguém tem de esperar: os intervalos compensam.',
    said: 'Guardado. Quem é afetado é avisado.',
    expected: '{{customer}}: {{expected}} em vez de {{planned}}',
    accepted: 'aceite',
    failed: 'Não foi possível guardar.',
    close: 'Fechar',
  },
  errors: {
    delay_unknown: 'Esta marcação não está atrasada.',
    delay_changed: 'O horário previsto mudou. Veja de novo, por favor.',
  },
}
