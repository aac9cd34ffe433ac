export type Mailbox = { name: string; address: string }

export type Mail = {
  /** Derived from what caused it, so that a job run twice makes the same message. */
  id: string
  to: Mailbox
  /** Who is answered, when it is not the sender. */
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
  /** Where one press ends such mails (RFC 8058); what is about one's own booking or account has none. */
  unsubscribeUrl?: string
  /** Not tried at an address that a mail server has refused for good, and not sent later: nobody misses a visit by it. */
  canBeLeftOut?: boolean
  calendar?: { filename: string; content: string; method: 'REQUEST' | 'CANCEL' }
}

/** With a refusal: 'RCPT TO: 550', and whether it is the recipient who is not there. */
export type MailAnswer = { answer: string; isOfRecipient: boolean }

export type Mailer = {
  /** Throws `mail_refused` for what will never be taken over, `mail_deferred` when a later try may help; neither names anybody. */
  send(mail: Mail): Promise<void>
  close(): void
}
