import type { ContactTexts } from './en.ts'

export const contact: ContactTexts = {
  mail: {
    subject: '{{topic}} : message de la part de {{name}}',
    from: 'De {{name}}, {{email}}. Répondez à cet e-mail pour lui répondre.',
    receiptSubject: 'Nous avons bien reçu votre message',
    receiptTitle: 'Nous avons bien reçu votre message',
    receiptText:
      'Nous avons reçu un message de cette adresse e-mail par notre page de contact. Sujet : {{topic}}. Nous répondrons à cette adresse.',
    receiptNotYou:
      'Si ce n’était pas vous, quelqu’un a saisi votre adresse par erreur : vous pouvez ignorer cet e-mail.',
  },
}
