import type { ContactTexts } from './en.ts'

export const contact: ContactTexts = {
  mail: {
    subject: '{{topic}}: mensaje de {{name}}',
    from: 'De {{name}}, {{email}}. Responde a este correo para contestarle.',
    receiptSubject: 'Hemos recibido tu mensaje',
    receiptTitle: 'Hemos recibido tu mensaje',
    receiptText:
      'Hemos recibido un mensaje de esta dirección de correo por nuestra página de contacto. Tema: {{topic}}. Responderemos a esta dirección.',
    receiptNotYou: 'Si no has sido tú, alguien ha escrito tu dirección por error y puedes ignorar este correo.',
  },
}
