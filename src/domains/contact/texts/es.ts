import type { ContactTexts } from './en.ts'

export const contact: ContactTexts = {
  page: {
    title: 'Contacto',
    lead: 'Pregúntanos lo que no se responda aquí. Te contestamos por correo.',
    description: 'Contacta con Highstreet sobre una reserva, un profesional, un pago, tus datos o cualquier otra cosa.',
    answers: 'Respuestas rápidas',
    answer: {
      bookings: 'Ver tus reservas',
      bookingsText: 'Todas tus reservas, con hora, precio y dirección.',
      cancel: 'Cancelar una reserva',
      cancelText:
        'Abre «Mis reservas» y elige «Cancelar la reserva», en cualquier momento antes de que empiece. Highstreet no cobra nada; se aplica la política de cancelación del profesional.',
      reviews: 'De dónde salen las estrellas',
      reviewsText: 'Son la media de todas las opiniones publicadas, cada una de una reserva realizada.',
      ranking: 'Cómo se ordenan los resultados',
      rankingText: 'Nadie puede pagar por una mejor posición.',
      privacy: 'Tus datos',
      privacyText: 'Qué guardamos, para qué, cuánto tiempo y qué derechos tienes.',
    },
    formTitle: 'Envía un mensaje',
    name: 'Tu nombre',
    email: 'Correo electrónico',
    emailHint: 'Responderemos a esta dirección.',
    topic: '¿Cuál es el tema?',
    chooseTopic: 'Elige un tema',
    topics: {
      booking: 'Una reserva',
      provider: 'Un profesional, o cómo serlo',
      payment: 'Un precio o un pago',
      privacy: 'Mis datos',
      other: 'Otra cosa',
    },
    message: 'Tu mensaje',
    messageHint:
      'Si es sobre una reserva, indica el profesional y la fecha. No incluyas contraseñas ni números de tarjeta.',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    problem: 'Tu mensaje todavía no se ha enviado',
    errors: {
      name: 'Escribe tu nombre',
      email: 'Escribe una dirección de correo como nombre@example.com',
      topic: 'Elige un tema',
      message: 'Escribe entre {{min}} y {{max}} caracteres',
    },
    failed: 'No se ha podido enviar tu mensaje. Tu texto sigue aquí: inténtalo de nuevo.',
    tooMany: 'Has enviado varios mensajes en poco tiempo. Inténtalo de nuevo dentro de una hora.',
    sentTitle: 'Mensaje enviado',
    sentText: 'Te responderemos a {{email}}.',
    another: 'Enviar otro mensaje',
    needsScript: 'Para enviar desde esta página hace falta JavaScript. También puedes escribirnos por correo:',
  },
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
