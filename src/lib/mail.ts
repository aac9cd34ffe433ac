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
  calendar?: { filename: string; content: string; method: 'REQUEST' | 'CANCEL' }
}

export type Mailer = {
  /** Throws `mail_refused` for what will never be taken over, `mail_deferred` when a later try may help; neither names anybody. */
  send(mail: Mail): Promise<void>
  close(): void
}
