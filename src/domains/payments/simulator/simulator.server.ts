import { readClock } from '../../../lib/db.server.ts'
import { isTestCard, type TestCardName, testCards } from './cards.rules.ts'
import {
  authenticateIntent,
  closeDispute,
  confirmIntent,
  type Disputed,
  type DisputeOutcome,
  dispute,
  readIntent,
} from './intents.server.ts'
import { changeMethod } from './methods.server.ts'
import { announcePayouts, failPayout } from './payouts.server.ts'
import { createProcessor, type SimulatorOptions } from './processor.server.ts'
import { cutOffAccount, failRefund, setCharges } from './refunds.server.ts'
import { authenticateSetup, confirmSetup, readSetup } from './setups.server.ts'
import { type Desk, Refusal, type Thing } from './store.server.ts'
import { deliver, type SignedEvent, takeEvents, type WebhookFault } from './webhooks.server.ts'

type Options = Omit<SimulatorOptions, 'onChange'> & { webhookSecret: string; fault: WebhookFault }
/** A payment, or that a card is kept: its id says which. */
type Intent = { account: string; intentId: string; clientSecret: string }

const isSetup = (id: string) => id.startsWith('seti_')

export type Simulator = {
  /** Where the SDK finds it. */
  port(): Promise<number>
  /** As the customer's browser does with the processor's own script. Answers the status of the intent. */
  pay(intent: Intent & { card: string }): Promise<string>
  /** What the customer says to their bank. */
  authenticate(intent: Intent & { isApproved: boolean }): Promise<string>
  /** The customer's bank wants it back, or a part of it, long after it was paid. Answers the id of the dispute. */
  dispute(account: string, intentId: string, disputed?: Disputed): Promise<string>
  /** What the customer's bank decides. */
  decideDispute(account: string, disputeId: string, outcome: DisputeOutcome): Promise<void>
  /** What the provider's bank does. */
  failPayout(account: string, payoutId: string): Promise<void>
  /** The bank of the customer sends back what it was given. */
  failRefund(account: string, refundId: string): Promise<void>
  /** Whether the processor charges for that account. */
  setCharges(account: string, isEnabled: boolean): Promise<void>
  /** The bank changes its mind about a card that is kept. */
  changeCard(account: string, methodId: string, card: TestCardName): Promise<void>
  /** Its owner takes from us the right to act for it. */
  cutOff(account: string): Promise<void>
  /** Of what has happened since it was asked last, signed. */
  takeEvents(): Promise<SignedEvent[]>
  /** From now on what happens is told there. */
  tell(url: string): void
  close(): void
}

export function createSimulator({ webhookSecret, fault, ...options }: Options): Simulator {
  let url: string | null = null
  const { db, hasMovableClock, log } = options
  let lastDay = ''
  const take = async () => {
    const { rows } = await readClock({ app: { hasMovableClock } }).execute(db)
    const now = rows[0]?.now ?? new Date(Number.NaN)
    const day = now.toISOString().slice(0, 10)
    if (day !== lastDay) await announcePayouts(db, now)
    lastDay = day
    return takeEvents(db, webhookSecret, now, fault)
  }
  const tellAll = async () => {
    if (url !== null) await deliver(url, await take(), fault, log)
  }
  const onChange = () => {
    if (url !== null)
      setImmediate(() => tellAll().catch((err) => log.warn({ err }, 'the card simulator tells nothing')))
  }
  const processor = createProcessor({ ...options, onChange })
  const inBrowser = async ({ account, intentId, clientSecret }: Intent, work: (desk: Desk) => Promise<Thing>) => {
    const intent = await processor.at(account, async (desk) => {
      const { client_secret } = await (isSetup(intentId) ? readSetup : readIntent)(desk, intentId)
      if (client_secret !== clientSecret)
        throw new Refusal(401, { type: 'invalid_request_error', message: 'The client secret does not match.' })
      return work(desk)
    })
    return String(intent.status)
  }
  return {
    port: processor.port,
    pay: ({ card, ...intent }) =>
      inBrowser(intent, (desk) => {
        const method = isTestCard(card) ? testCards[card].method : card
        const { intentId } = intent
        return isSetup(intentId) ? confirmSetup(desk, intentId, method) : confirmIntent(desk, intentId, method)
      }),
    authenticate: ({ isApproved, ...intent }) =>
      inBrowser(intent, (desk) =>
        (isSetup(intent.intentId) ? authenticateSetup : authenticateIntent)(desk, intent.intentId, isApproved),
      ),
    dispute: (account, intentId, disputed) =>
      processor.at(account, async (desk) => dispute(desk, await readIntent(desk, intentId), disputed)),
    decideDispute: async (account, disputeId, outcome) => {
      await processor.at(account, (desk) => closeDispute(desk, disputeId, outcome))
    },
    failPayout: (account, payoutId) => processor.at(account, (desk) => failPayout(desk, payoutId)),
    failRefund: async (account, refundId) => {
      await processor.at(account, (desk) => failRefund(desk, refundId))
    },
    setCharges: async (account, isEnabled) => {
      await processor.at(null, (desk) => setCharges(desk, account, isEnabled))
    },
    cutOff: async (account) => {
      await processor.at(null, (desk) => cutOffAccount(desk, account))
    },
    changeCard: (account, methodId, card) =>
      processor.at(account, (desk) => changeMethod(desk, methodId, testCards[card].method)),
    takeEvents: take,
    tell: (target) => {
      url = target
    },
    close: () => {
      url = null
      processor.close()
    },
  }
}
