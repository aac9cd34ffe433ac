import type { Texts } from '../../../i18n/en.ts'

export const delays = {
  mails: {
    hello: 'Hello {{name}},',
    zone: 'Local time: {{zone}}.',
    planned: 'Planned: {{when}}',
    look: 'Accept, move or cancel',
    later: {
      subject: '{{name}} is running late: your booking is now expected at {{time}}',
      title: 'Your booking begins later',
      text: 'We are sorry: {{name}} is running late. You can accept the new time, move the booking or cancel it without a fee until the time it is expected.',
    },
    onTime: {
      subject: 'On time again: your booking with {{name}} at {{time}}',
      title: 'Your booking begins as planned',
      text: '{{name}} is on time again.',
    },
  },
  customer: {
    title: '{{name}} is running late',
    text: '{{service}}: expected at {{expected}} instead of {{planned}}.',
    free: 'If that does not suit you, you can move or cancel the booking below without a fee until the time it is expected.',
    accept: 'That suits me',
    accepted: 'You have accepted the new time.',
    failed: 'We could not save your answer.',
  },
  provider: {
    late: 'Running late',
    title: '{{name}} is running late',
    titleAlone: 'You are running late',
    by: 'By how much',
    minutes: '{{count}} minutes',
    onTime: 'On time again',
    hint: 'Gaps and buffers are used up first. Each customer whose time changes gets an email, and may accept, move or cancel without a fee. It ends with the day.',
    say: 'Tell customers',
    now: '{{minutes}} minutes late since {{since}}',
    none: 'Nobody has to wait: the gaps make up for it.',
    said: 'Saved. Whoever is affected is told.',
    expected: '{{customer}}: {{expected}} instead of {{planned}}',
    accepted: 'accepted',
    failed: 'We could not save it.',
    close: 'Close',
  },
  errors: {
    delay_unknown: 'This booking is not expected later.',
    delay_changed: 'The expected time has changed. Please look again.',
  },
} as const

export type DelayTexts = Texts<typeof delays>
