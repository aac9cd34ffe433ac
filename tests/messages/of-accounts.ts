import { generateSync } from 'otplib'
import { categoryRenamed } from '../../src/domains/categories/events.ts'
import { sendMessage } from '../../src/domains/contact/service.server.ts'
import { deleteAccount } from '../../src/domains/identity/delete-account.server.ts'
import { endFactor } from '../../src/domains/identity/end-factor.server.ts'
import { wordWanted } from '../../src/domains/identity/events.ts'
import { makeRecoveryCodes, takeFactorCode } from '../../src/domains/identity/factor.server.ts'
import { openKey } from '../../src/domains/identity/factor-key.server.ts'
import { joinHosted, removeHosted } from '../../src/domains/identity/hosted.server.ts'
import { keepWaiting } from '../../src/domains/identity/hosted-browser.server.ts'
import { loginByPasskey, loginOptions } from '../../src/domains/identity/login-by-passkey.server.ts'
import { makeMailToken, type Purpose } from '../../src/domains/identity/mail-tokens.server.ts'
import { makeOptions, makePasskey } from '../../src/domains/identity/make-passkey.server.ts'
import { openSession } from '../../src/domains/identity/open-session.server.ts'
import { removePasskey } from '../../src/domains/identity/passkeys.server.ts'
import { hashPassword } from '../../src/domains/identity/password.server.ts'
import {
  changeEmail,
  changePassword,
  requestReset,
  resendVerification,
  verifyEmail,
} from '../../src/domains/identity/recovery.server.ts'
import { factorRoutes } from '../../src/domains/identity/second-factor.server.ts'
import { secondFactor } from '../../src/domains/identity/second-factor-contract.ts'
import { login, register } from '../../src/domains/identity/service.server.ts'
import { refresh, startSession } from '../../src/domains/identity/sessions.server.ts'
import { requestCode } from '../../src/domains/identity/sign-in-code.server.ts'
import type { Endpoint } from '../../src/lib/api/endpoint.ts'
import type { Client } from '../../src/lib/context.ts'
import { databaseNow, transaction } from '../../src/lib/db.server.ts'
import { emit } from '../../src/lib/events.server.ts'
import { Authenticator } from '../authenticator.ts'
import { enrol } from '../factories.ts'
import { codeOf } from '../support.ts'
import type { Chain, Person, Scene } from './scene.ts'

export const password = 'a long enough one'
let hashed: Promise<string> | null = null
/** Of somebody who has one. */
export async function withPassword({ app, readers }: Scene, side: Person): Promise<string> {
  hashed ??= hashPassword(password)
  const { accountId } = readers[side].actor
  await app.running.db
    .updateTable('account')
    .set({ password_hash: await hashed })
    .where('account_id', '=', accountId)
    .execute()
  return accountId
}
const own = (scene: Scene) => withPassword(scene, 'customer')
const linkOf = ({ app, readers, elsewhere }: Scene, purpose: Purpose) => {
  const { actor, address } = readers.customer
  return makeMailToken(app.ctx(), actor.accountId, purpose, purpose === 'change_email' ? elsewhere : address)
}

/** Keeps its cookies; `value`: that of its session. */
function browser(cookie: string | null = null): Client & { value: () => string | null } {
  const cookies = new Map<string, string | null>([['refresh', cookie]])
  return {
    address: 'none',
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value),
    value: () => cookies.get('refresh') ?? null,
  }
}

async function keyOf({ app, id }: Scene): Promise<string> {
  const query = app.running.db.selectFrom('second_factor').select('key_box').where('account_id', '=', id)
  const { key_box } = await query.executeTakeFirstOrThrow()
  return openKey(app.running.app.authSecret, id, key_box) ?? ''
}
const codeNow = async ({ app }: Scene, secret: string) =>
  generateSync({ secret, epoch: Math.floor((await databaseNow(app.ctx())).getTime() / 1000) })

const run = (scene: Scene, call: Endpoint, input: object) =>
  factorRoutes.find(({ endpoint }) => endpoint === call)?.verb(scene.as('customer'), input)
const device = (app: Scene['app'], count = 0) => new Authenticator(app.running.app.origin, { count })
/** A passkey of theirs, in a browser that goes on. */
async function addPasskey({ app, as }: Scene, authenticator = device(app)) {
  const ctx = { ...as('customer'), client: browser() }
  const { accountId } = ctx.actor
  await app.running.db
    .updateTable('session')
    .set({ created_at: await databaseNow(ctx) })
    .where('account_id', '=', accountId)
    .execute()
  const { id } = await makePasskey(ctx, { credential: authenticator.make(await makeOptions(ctx)) })
  return { id, authenticator, ctx }
}

/** A copy of a passkey that counts. */
async function copy(scene: Scene) {
  const { authenticator } = await addPasskey(scene, device(scene.app, 5))
  const ctx = scene.app.ctx(null, browser())
  const credential = authenticator.show(await loginOptions(ctx), { count: 2 })
  if ((await codeOf(loginByPasskey(ctx, { credential }))) !== 'passkey_refused') throw new Error('It is in')
}

/** A sign-in service, joined in a browser that has just come back from it. */
async function joinService({ app, as, readers }: Scene) {
  const ctx = { ...as('customer'), client: browser() }
  const now = await databaseNow(ctx)
  await app.running.db
    .updateTable('session')
    .set({ created_at: now })
    .where('account_id', '=', ctx.actor.accountId)
    .execute()
  const state = crypto.randomUUID()
  const issuer = {
    key: 'acme',
    name: 'Acme',
    url: 'https://id.test',
    clientId: 'x',
    clientSecret: 'x',
    audience: null,
    answersByForm: false,
  }
  app.running.app.hostedIssuers = [issuer]
  await keepWaiting(ctx, state, {
    ...{ issuer: issuer.url, subject: crypto.randomUUID(), email: readers.customer.address },
  })
  const { signIns } = await joinHosted(ctx, { state })
  return { id: signIns[0]?.id ?? '', ctx }
}

/** One log-in, used from two places. */
async function replay({ app, readers }: Scene) {
  const client = browser()
  const ctx = () => app.ctx(null, client)
  await startSession(ctx(), readers.customer.actor.accountId)
  const stolen = client.value()
  for (let twice = 0; twice < 2; twice++) await refresh(ctx())
  if ((await codeOf(refresh(app.ctx(null, browser(stolen))))) !== 'session_closed') throw new Error('It goes on')
}

export const ofAccounts: readonly Chain[] = [
  {
    of: ['account'],
    steps: {
      'somebody makes an account': {
        elsewhere: ['mail verify_email'],
        does: ({ app, as, elsewhere: email }) =>
          register(
            { ...app.ctx(), locale: as('customer').locale },
            { firstName: 'Ada', lastName: 'B', email, password },
          ),
      },
    },
  },
  {
    of: ['account'],
    before: async (scene) => {
      const id = await own(scene)
      const { db } = scene.app.running
      await db.updateTable('account').set({ email_verified_at: null }).where('account_id', '=', id).execute()
      return id
    },
    steps: {
      'the link asked for again': {
        customer: ['mail verify_email'],
        does: (scene) => resendVerification(scene.as('customer')),
      },
      'the password forgotten': {
        customer: ['mail reset_password'],
        does: ({ app, readers }) => requestReset(app.ctx(), { email: readers.customer.address }),
      },
      'a new password': {
        customer: ['mail password_changed'],
        does: async (scene) =>
          changePassword(scene.app.ctx(), {
            token: await linkOf(scene, 'reset_password'),
            newPassword: 'quite another one',
          }),
      },
    },
  },
  {
    of: ['account'],
    before: own,
    steps: {
      'the address of somebody else asked for': {
        provider: ['mail email_in_use'],
        does: ({ as, readers }) => changeEmail(as('customer'), { email: readers.provider.address, password }),
      },
      'another address asked for': {
        elsewhere: ['mail change_email'],
        does: ({ as, elsewhere: email }) => changeEmail(as('customer'), { email, password }),
      },
      'the other address proven': {
        customer: ['mail email_changed'],
        does: async (scene) => verifyEmail(scene.app.ctx(), { token: await linkOf(scene, 'change_email') }),
      },
    },
  },
  {
    of: ['account'],
    before: own,
    steps: {
      'a log-in used from two places': { customer: ['mail session_replayed'], does: replay },
      'an account deleted': {
        customer: ['mail account_deleted'],
        does: (scene) => deleteAccount(scene.as('customer'), { password }),
      },
    },
  },
  {
    of: ['account'],
    steps: {
      'a passkey made': { customer: ['mail passkey_added'], does: (scene) => addPasskey(scene) },
    },
  },
  {
    of: ['account'],
    steps: {
      'a passkey made and removed': {
        customer: ['mail passkey_added', 'mail passkey_removed'],
        does: async (scene) => {
          const { id, ctx } = await addPasskey(scene)
          return removePasskey(ctx, { id })
        },
      },
    },
  },
  {
    of: ['account'],
    steps: {
      'a sign-in service joined': { customer: ['mail hosted_joined'], does: (scene) => joinService(scene) },
    },
  },
  {
    of: ['account'],
    steps: {
      'a sign-in service joined and removed': {
        customer: ['mail hosted_joined', 'mail hosted_removed'],
        does: async (scene) => {
          const { id, ctx } = await joinService(scene)
          return removeHosted(ctx, { id })
        },
      },
    },
  },
  {
    of: ['account'],
    steps: {
      'an administrator who waits for a second word': {
        customer: ['mail second_word'],
        does: ({ app, readers }) =>
          transaction(app.ctx(), (tx) =>
            emit(tx, wordWanted, { accountId: readers.customer.actor.accountId, change: crypto.randomUUID() }),
          ),
      },
    },
  },
  {
    of: ['account'],
    steps: {
      'the copy of a passkey shown': { customer: ['mail passkey_added', 'mail passkey_copied'], does: copy },
    },
  },
  {
    of: ['account'],
    steps: {
      'a code asked for': {
        customer: ['mail sign_in_code'],
        does: ({ app, readers }) => requestCode(app.ctx(), { email: readers.customer.address }),
      },
      'a code asked for by a newcomer': {
        elsewhere: ['mail sign_in_code'],
        does: ({ app, as, elsewhere: email }) =>
          requestCode({ ...app.ctx(), locale: as('customer').locale }, { email }),
      },
    },
  },
  {
    of: ['account'],
    before: async (scene) => {
      const id = await own(scene)
      await enrol(scene.app, scene.readers.customer.actor)
      return id
    },
    steps: {
      'a second factor that the office is to end': {
        customer: ['mail second_factor_ending'],
        does: ({ app, id }) => endFactor(app.ctx(), { accountId: id, reason: 'command' }),
      },
      'and that is turned off': {
        customer: ['mail second_factor_off'],
        does: async (scene) => {
          const key = await keyOf(scene)
          await run(scene, secondFactor.turnOff, { code: await codeNow(scene, key) })
        },
      },
      'another one turned on': {
        customer: ['mail second_factor_on'],
        does: async (scene) => {
          await run(scene, secondFactor.begin, { password })
          await run(scene, secondFactor.confirm, { code: await codeNow(scene, await keyOf(scene)) })
        },
      },
      'and its recovery codes made anew': {
        customer: ['mail recovery_codes_made'],
        does: async (scene) => {
          await run(scene, secondFactor.renewCodes, {})
        },
      },
      'and one of its recovery codes used': {
        customer: ['mail recovery_code_used'],
        does: async ({ app, id }) => {
          const ctx = app.ctx()
          await transaction(ctx, async (tx) => {
            const [code = ''] = await makeRecoveryCodes(tx, id)
            await takeFactorCode(tx, id, code.replaceAll('-', ''))
          })
        },
      },
    },
  },
  {
    of: ['account'],
    before: async (scene) => {
      const id = await own(scene)
      await login(scene.app.ctx(null, browser()), { email: scene.readers.customer.address, password })
      return id
    },
    steps: {
      'a log-in on another device': {
        customer: ['mail new device'],
        does: ({ app, readers }) => login(app.ctx(null, browser()), { email: readers.customer.address, password }),
      },
    },
  },
  {
    of: ['account'],
    before: async (scene) => {
      const id = await own(scene)
      await enrol(scene.app, scene.readers.customer.actor)
      await login(scene.app.ctx(null, browser()), { email: scene.readers.customer.address, password }).catch(() => {})
      return id
    },
    steps: {
      'a log-in by the password left at its second step': {
        customer: ['mail halfway_password'],
        clock: ['log-ins-left-halfway'],
        isAfterwards: true,
      },
    },
  },
  {
    of: ['account'],
    before: async (scene) => {
      const { actor, address } = scene.readers.customer
      await enrol(scene.app, actor)
      await transaction(scene.app.ctx(null, browser()), (tx) => openSession(tx, actor.accountId, 'code'))
      return address
    },
    steps: {
      'a log-in by a code left at its second step': {
        customer: ['mail halfway_otherwise'],
        clock: ['log-ins-left-halfway'],
        isAfterwards: true,
      },
    },
  },
  {
    of: ['account'],
    steps: {
      'a message to us': {
        elsewhere: ['mail receipt'],
        office: ['mail contact message'],
        does: ({ app, as, elsewhere: email }) => {
          const message = { name: 'Ada Novák', email, topic: 'booking' as const, message: 'The door was locked.' }
          return sendMessage({ ...app.ctx(), locale: as('customer').locale }, message)
        },
      },
    },
  },
  {
    of: ['account'],
    isBrief: true,
    steps: {
      'a category renamed': {
        does: async ({ app }) =>
          transaction(app.ctx(), (tx) => emit(tx, categoryRenamed, { slug: 'nail-care', after: null })),
      },
    },
  },
]
