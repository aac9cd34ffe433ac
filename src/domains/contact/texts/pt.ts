import type { ContactTexts } from './en.ts'

export const contact: ContactTexts = {
  page: {
    title: 'Contacte-nos',
    lead: 'Pergunte-nos o que não tem resposta aqui. Respondemos por e-mail.',
    description:
      'Contacte a Highstreet sobre uma marcação, um profissional, um pagamento, os seus dados ou qualquer outro assunto.',
    answers: 'Respostas rápidas',
    answer: {
      bookings: 'Ver as suas marcações',
      bookingsText: 'Todas as suas marcações, com hora, preço e morada.',
      cancel: 'Cancelar uma marcação',
      cancelText:
        'Abra «As minhas marcações» e escolha «Cancelar a marcação», a qualquer momento antes do início. A Highstreet não cobra nada; aplica-se a política de cancelamento do profissional.',
      reviews: 'De onde vêm as estrelas',
      reviewsText: 'São a média de todas as avaliações publicadas, cada uma de uma marcação realizada.',
      ranking: 'Como se ordenam os resultados',
      rankingText: 'Ninguém pode pagar por uma melhor posição.',
      privacy: 'Os seus dados',
      privacyText: 'O que guardamos, para quê, durante quanto tempo e que direitos tem.',
    },
    formTitle: 'Enviar uma mensagem',
    name: 'O seu nome',
    email: 'Endereço de e-mail',
    emailHint: 'Responderemos para este endereço.',
    topic: 'Qual é o assunto?',
    chooseTopic: 'Escolha um assunto',
    topics: {
      booking: 'Uma marcação',
      provider: 'Um profissional, ou como sê-lo',
      payment: 'Um preço ou um pagamento',
      privacy: 'Os meus dados',
      other: 'Outro assunto',
    },
    message: 'A sua mensagem',
    messageHint:
      'Se for sobre uma marcação, indique o profissional e a data. Não inclua palavras-passe nem números de cartão.',
    send: 'Enviar mensagem',
    sending: 'A enviar…',
    problem: 'A sua mensagem ainda não foi enviada',
    errors: {
      name: 'Indique o seu nome',
      email: 'Indique um endereço de e-mail como nome@example.com',
      topic: 'Escolha um assunto',
      message: 'Escreva entre {{min}} e {{max}} caracteres',
    },
    failed: 'Não foi possível enviar a sua mensagem. O seu texto continua aqui: tente de novo.',
    tooMany: 'Enviou várias mensagens em pouco tempo. Tente de novo daqui a uma hora.',
    sentTitle: 'Mensagem enviada',
    sentText: 'Responderemos para {{email}}.',
    another: 'Enviar outra mensagem',
    needsScript: 'Enviar a partir desta página requer JavaScript. Também pode escrever-nos por e-mail:',
  },
  mail: {
    subject: '{{topic}}: mensagem de {{name}}',
    from: 'De {{name}}, {{email}}. Responda a este e-mail para lhe responder.',
    receiptSubject: 'Recebemos a sua mensagem',
    receiptTitle: 'Recebemos a sua mensagem',
    receiptText:
      'Recebemos uma mensagem deste endereço de e-mail pela nossa página de contacto. Assunto: {{topic}}. Responderemos para este endereço.',
    receiptNotYou: 'Se não escreveu nada, alguém indicou o seu endereço por engano e pode ignorar este e-mail.',
  },
}
