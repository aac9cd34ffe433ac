import { implement } from '../../lib/api/serve.server.ts'
import { readBalances } from './balances.server.ts'
import { getCards, openCards } from './card-account.server.ts'
import { changeCard } from './card-change.server.ts'
import { cardAccounts, payments } from './contract.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import {
  cardDescriptions,
  entriesDescriptions,
  keptCardDescriptions,
  paymentDescriptions,
  tipDescriptions,
} from './description.server.ts'
import { bookingEntries } from './entries-contract.ts'
import { agreeToKeep, confirmKeptCard, getKeptCard } from './keep-card.server.ts'
import { keptCards } from './kept-card-contract.ts'
import { listPayouts } from './payouts.server.ts'
import { getEntries, getPayment, listPayments } from './read-payments.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { giveTip, listTips } from './tips.server.ts'
import { tips } from './tips-contract.ts'

export const routes = [
  ...implement(
    payments,
    {
      createIntent,
      confirm: confirmPayment,
      history: listPayments,
      get: getPayment,
      refund: refundPayment,
      balances: readBalances,
    },
    paymentDescriptions,
  ),
  ...implement(bookingEntries, { entries: getEntries }, entriesDescriptions),
  ...implement(cardAccounts, { getCards, openCards, payouts: listPayouts }, cardDescriptions),
  ...implement(keptCards, { changeCard, getKeptCard, agreeToKeep, confirmKeptCard }, keptCardDescriptions),
  ...implement(tips, { listTips, giveTip }, tipDescriptions),
]
