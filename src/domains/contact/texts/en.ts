import type { Texts } from '../../../i18n/en.ts'

/** The texts of our mails about a message. */
export const contact = {
  mail: {
    subject: '{{topic}}: message from {{name}}',
    from: 'From {{name}}, {{email}}. Reply to this email to answer them.',
    receiptSubject: 'We have received your message',
    receiptTitle: 'We have received your message',
    receiptText:
      'We have received a message from this email address through our contact page. Topic: {{topic}}. We will reply to this address.',
    receiptNotYou: 'If this was not you, somebody has entered your address by mistake and you can ignore this email.',
  },
} as const

/** The shape every other language has to fill. */
export type ContactTexts = Texts<typeof contact>
