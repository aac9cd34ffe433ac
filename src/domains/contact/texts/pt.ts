import type { ContactTexts } from './en.ts'

export const contact: ContactTexts = {
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
