import { listFees } from './fees.server.ts'
import type { Fields } from './form.server.ts'
import {
  cancelIntent,
  captureIntent,
  closeDispute,
  confirmIntent,
  createIntent,
  orCardError,
  readIntent,
  updateIntent,
} from './intents.server.ts'
import { withMethod } from './methods.server.ts'
import { listPayouts, readPayout } from './payouts.server.ts'
import { createAccount, createAccountLink, createRefund, createTransfer, reverseTransfer } from './refunds.server.ts'
import {
  attachMethod,
  cancelSetup,
  confirmSetup,
  createCustomer,
  createSetup,
  deleteCustomer,
  detachMethod,
  orSetupError,
  readSetup,
} from './setups.server.ts'
import {
  type Desk,
  find,
  findAccount,
  intentsOf,
  listEvents,
  listOfKind,
  type Thing,
  transfersOf,
} from './store.server.ts'

type Handler = (desk: Desk, fields: Fields, id: string) => Promise<object>

const list = (data: Thing[]) => ({ object: 'list', data, has_more: false, url: '/v1' })
const one: Handler = async (desk, _fields, id) => (await find(desk, id)).body
const every =
  (kind: string): Handler =>
  (desk, fields) =>
    listOfKind(desk, kind, fields)

/** As much of the processor's API as we ask for. */
const routes: readonly [method: string, path: RegExp, Handler][] = [
  ['POST', /^\/v1\/payment_intents$/, async (desk, fields) => orCardError(await createIntent(desk, fields))],
  [
    'GET',
    /^\/v1\/payment_intents$/,
    async (desk, fields) => list(await intentsOf(desk, fields.text('customer') ?? '')),
  ],
  [
    'GET',
    /^\/v1\/payment_intents\/(\w+)$/,
    async (desk, fields, id) => withMethod(desk, await readIntent(desk, id), fields),
  ],
  ['POST', /^\/v1\/payment_intents\/(\w+)$/, (desk, fields, id) => updateIntent(desk, id, fields)],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    async (desk, fields, id) => {
      const isAlone = fields.text('off_session') === 'true'
      const intent = orCardError(await confirmIntent(desk, id, fields.text('payment_method') ?? '', isAlone))
      return withMethod(desk, intent, fields)
    },
  ],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (desk, _fields, id) => cancelIntent(desk, id)],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, (desk, _fields, id) => captureIntent(desk, id)],
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, one],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, (desk, _fields, id) => deleteCustomer(desk, id)],
  ['POST', /^\/v1\/setup_intents$/, async (desk, fields) => orSetupError(await createSetup(desk, fields))],
  [
    'GET',
    /^\/v1\/setup_intents\/(\w+)$/,
    async (desk, fields, id) => withMethod(desk, await readSetup(desk, id), fields),
  ],
  [
    'POST',
    /^\/v1\/setup_intents\/(\w+)\/confirm$/,
    async (desk, fields, id) => orSetupError(await confirmSetup(desk, id, fields.text('payment_method') ?? '')),
  ],
  ['POST', /^\/v1\/setup_intents\/(\w+)\/cancel$/, (desk, _fields, id) => cancelSetup(desk, id)],
  ['GET', /^\/v1\/payment_methods\/(\w+)$/, one],
  [
    'POST',
    /^\/v1\/payment_methods\/(\w+)\/attach$/,
    (desk, fields, id) => attachMethod(desk, id, fields.text('customer')),
  ],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, (desk, _fields, id) => detachMethod(desk, id)],
  ['POST', /^\/v1\/refunds$/, (desk, fields) => createRefund(desk, fields)],
  ['GET', /^\/v1\/refunds$/, every('refund')],
  ['GET', /^\/v1\/refunds\/(\w+)$/, one],
  ['POST', /^\/v1\/transfers$/, createTransfer],
  ['POST', /^\/v1\/transfers\/(\w+)\/reversals$/, (desk, fields, id) => reverseTransfer(desk, id, fields)],
  [
    'GET',
    /^\/v1\/transfers$/,
    async (desk, fields) => list(await transfersOf(desk, fields.text('transfer_group') ?? '')),
  ],
  ['GET', /^\/v1\/disputes$/, every('dispute')],
  ['GET', /^\/v1\/disputes\/(\w+)$/, one],
  ['POST', /^\/v1\/disputes\/(\w+)\/close$/, (desk, _fields, id) => closeDispute(desk, id, 'lost')],
  ['POST', /^\/v1\/accounts$/, (desk, fields) => createAccount(desk, fields)],
  ['GET', /^\/v1\/accounts\/(\w+)$/, (desk, _fields, id) => findAccount(desk, id)],
  ['GET', /^\/v1\/application_fees$/, async (desk, fields) => list(await listFees(desk, fields.text('charge') ?? ''))],
  ['GET', /^\/v1\/events$/, (desk, fields) => listEvents(desk, fields)],
  ['GET', /^\/v1\/payouts$/, (desk, fields) => listPayouts(desk, fields)],
  ['GET', /^\/v1\/payouts\/(\w+)$/, (desk, _fields, id) => readPayout(desk, id)],
  ['POST', /^\/v1\/account_links$/, (desk, fields) => createAccountLink(desk, fields)],
]

export function routeOf(method: string, path: string): ((desk: Desk, fields: Fields) => Promise<object>) | null {
  for (const [called, pattern, handler] of routes) {
    const match = called === method ? pattern.exec(path) : null
    if (match) return (desk, fields) => handler(desk, fields, match[1] ?? '')
  }
  return null
}
