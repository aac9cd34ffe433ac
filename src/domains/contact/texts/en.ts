import type { Texts } from '../../../i18n/en.ts'

/** The page that takes messages, and our mails about one. */
export const contact = {
  page: {
    title: 'Contact us',
    lead: 'Ask us anything that is not answered here. We will reply by email.',
    description: 'Contact Highstreet about a booking, a provider, a payment, your data or anything else.',
    answers: 'Quick answers',
    answer: {
      bookings: 'See your bookings',
      bookingsText: 'Every booking with its time, price and address.',
      cancel: 'Cancel a booking',
      cancelText:
        'Open My bookings and choose Cancel booking, any time before the start. Highstreet charges nothing; the provider’s cancellation policy applies.',
      reviews: 'Where the stars come from',
      reviewsText: 'They are the mean of all published reviews, each of a completed booking.',
      ranking: 'How search results are sorted',
      rankingText: 'Nobody can pay for a better position.',
      privacy: 'Your data',
      privacyText: 'What we store, why, for how long, and your rights.',
    },
    formTitle: 'Send a message',
    name: 'Your name',
    email: 'Email address',
    emailHint: 'We will reply to this address.',
    topic: 'What is it about?',
    chooseTopic: 'Choose a topic',
    topics: {
      booking: 'A booking',
      provider: 'A provider, or becoming one',
      payment: 'A price or a payment',
      privacy: 'My data',
      other: 'Something else',
    },
    message: 'Your message',
    messageHint: 'For a booking, tell us the provider and the date. Please do not include passwords or card numbers.',
    send: 'Send message',
    sending: 'Sending...',
    problem: 'Your message has not been sent yet',
    errors: {
      name: 'Enter your name',
      email: 'Enter an email address such as name@example.com',
      topic: 'Choose a topic',
      message: 'Enter {{min}} to {{max}} characters',
    },
    failed: 'Your message could not be sent. Your text is still here: please try again.',
    tooMany: 'You have sent several messages in a short time. Please try again in an hour.',
    sentTitle: 'Message sent',
    sentText: 'We will reply to {{email}}.',
    another: 'Send another message',
    needsScript: 'Sending a message here needs JavaScript. You can email us instead:',
  },
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
