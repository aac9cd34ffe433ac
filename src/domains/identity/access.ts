import { randomBytes, randomUUID } from 'node:crypto'
import {
  each,
  everyone,
  newEmail,
  ofOwner,
  password,
  rowsOf,
  signedIn,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { accounts } from './account-contract.ts'
import { identity } from './contract.ts'
import { hosted } from './hosted-contract.ts'
import { officeLooking } from './looking-contract.ts'
import { passkeys } from './passkey-contract.ts'
import { push } from './push-contract.ts'
import { secondFactor } from './second-factor-contract.ts'
import { signIns } from './sign-ins-contract.ts'

const remembered: Thing = {
  make: async (world, side, who) => {
    const { accountId } = await world.ownerOn(side, who)
    const id = randomUUID()
    const now = new Date()
    await world.app.running.db
      .insertInto('known_device')
      .values({
        ...{ known_device_id: id, account_id: accountId, secret_hash: randomBytes(32) },
        ...{ created_at: now, last_used_at: now, remembered_until: new Date('2100-01-01') },
      })
      .execute()
    return id
  },
}

const somebody: Thing = { make: async (world, side, who) => (await world.ownerOn(side, who)).accountId }

const session: Thing = {
  make: async (world, side, who) => {
    const { accountId } = await world.ownerOn(side, who)
    const session_id = randomUUID()
    await world.app.running.db
      .insertInto('session')
      .values({ session_id, account_id: accountId, rotated_at: new Date(), expires_at: new Date('2100-01-01') })
      .execute()
    return session_id
  },
}

const passkey: Thing = {
  make: async (world, side, who) => {
    const { accountId } = await world.ownerOn(side, who)
    const passkey_id = randomUUID()
    await world.app.running.db
      .insertInto('passkey')
      .values({
        ...{ passkey_id, account_id: accountId, credential_id: randomBytes(16), public_key: randomBytes(77) },
        ...{ sign_count: 0, is_synced: false, created_at: new Date() },
      })
      .execute()
    return passkey_id
  },
}

const hostedSignIn: Thing = {
  make: async (world, side, who) => {
    const { accountId } = await world.ownerOn(side, who)
    const hosted_sign_in_id = randomUUID()
    const [issuer, subject, email] = ['https://id.test', randomUUID(), newEmail()]
    await world.app.running.db
      .insertInto('hosted_sign_in')
      .values({ hosted_sign_in_id, account_id: accountId, issuer, subject, email, created_at: new Date() })
      .execute()
    return hosted_sign_in_id
  },
}

/** Of a browser that was never asked. */
const id = 'a'.repeat(22)
const madePasskey = {
  ...{ id, rawId: id, type: 'public-key' as const },
  response: { clientDataJSON: Buffer.from('{"challenge":"a"}').toString('base64url'), attestationObject: 'oA' },
}
const shownPasskey = {
  ...madePasskey,
  response: { clientDataJSON: madePasskey.response.clientDataJSON, authenticatorData: 'oA', signature: 'oA' },
}

async function emailOf(world: World, who: Exclude<Who, 'visitor'>): Promise<string> {
  const { accountId } = await world.actor(who)
  const query = world.app.running.db.selectFrom('account').select('email').where('account_id', '=', accountId)
  return (await query.executeTakeFirstOrThrow()).email
}

export const access = [
  ...rowsOf(identity, {
    refresh: { answers: everyone(401) },
    logout: { answers: everyone(200) },
    me: { answers: signedIn(200) },
  }),
  ...rowsOf(passkeys, {
    list: { answers: signedIn(200) },
    rename: { on: passkey, answers: ofOwner(200), input: ({ id }) => ({ id, name: 'My phone' }) },
    remove: { on: passkey, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    endOffer: { answers: signedIn(200) },
    makeOptions: { answers: signedIn(200) },
    make: { answers: signedIn(400), input: () => ({ credential: madePasskey }) },
    loginOptions: { answers: everyone(200) },
    login: { answers: everyone(400), input: () => ({ credential: shownPasskey }) },
  }),
  // No service is configured here.
  ...rowsOf(hosted, {
    issuers: { answers: everyone(200) },
    start: { answers: everyone(404), input: () => ({ issuer: 'acme' }) },
    finish: { answers: everyone(404), input: () => ({ issuer: 'acme', state: 'a' }) },
    complete: { answers: everyone(400), input: () => ({ firstName: 'Ada', lastName: 'Novák' }) },
    join: { answers: signedIn(400) },
    list: { answers: signedIn(200) },
    remove: { on: hostedSignIn, answers: ofOwner(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(push, {
    get: { answers: signedIn(200) },
    subscribe: {
      answers: signedIn(200),
      input: () => ({
        endpoint: `https://push.test/${randomUUID()}`,
        p256dh: randomBytes(65).toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      }),
    },
    unsubscribe: { answers: signedIn(200) },
  }),
  ...rowsOf(signIns, {
    list: { answers: signedIn(200) },
    notMe: { answers: everyone(400), input: () => ({ token: 'a'.repeat(43) }) },
  }),
  ...rowsOf(secondFactor, {
    complete: { answers: everyone(400), input: () => ({ code: '123456' }) },
    get: { answers: signedIn(200) },
    // Administrators have one here.
    begin: { answers: { ...signedIn(200), admin: 409 }, input: () => ({ password }) },
    confirm: { answers: { ...signedIn(400), admin: 409 }, input: () => ({ code: '123456' }) },
    renewCodes: { answers: { ...signedIn(409), admin: 200 } },
    turnOff: { answers: signedIn(400), input: () => ({ code: '123456' }) },
    show: { answers: signedIn(400), input: () => ({ code: '123456' }) },
    forgetDevice: { on: remembered, answers: ofOwner(200), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(officeLooking, {
    begin: {
      on: somebody,
      answers: each({ visitor: 401, customer: 403, provider: 403, admin: [200, 200, 404] }),
      input: ({ id }) => ({ id, reason: 'asked' }),
    },
  }),
  ...rowsOf(accounts, {
    register: {
      answers: everyone(201),
      input: () => ({ firstName: 'Ada', lastName: 'Novák', email: newEmail(), password }),
    },
    login: {
      answers: everyone(200),
      input: async ({ world }) => ({ email: await emailOf(world, 'otherCustomer'), password }),
    },
    requestCode: { answers: everyone(200), input: () => ({ email: newEmail() }) },
    loginByCode: { answers: everyone(400), input: () => ({ code: '123456' }) },
    verifyEmail: { answers: everyone(400), input: () => ({ token: 'a'.repeat(43) }) },
    resendVerification: { answers: signedIn(200) },
    requestReset: { answers: everyone(200), input: () => ({ email: newEmail() }) },
    changePassword: {
      answers: signedIn(200),
      input: () => ({ currentPassword: password, newPassword: 'quite another one' }),
    },
    profile: { answers: signedIn(200) },
    updateProfile: { answers: signedIn(200), input: () => ({ firstName: 'Ada', lastName: 'Novák' }) },
    setAvatar: { answers: signedIn(200), input: () => ({ uploadId: null }) },
    changeEmail: { answers: signedIn(200), input: () => ({ email: newEmail(), password }) },
    preferences: { answers: signedIn(200) },
    setPreferences: {
      answers: signedIn(200),
      input: () => ({ language: 'fr', reminders: true, reviews: false, news: false }),
    },
    devices: { answers: signedIn(200) },
    endDevice: { on: session, answers: ofOwner(200), input: ({ id }) => ({ id }) },
    endOtherDevices: { answers: signedIn(200) },
    exportData: { answers: signedIn(200) },
    deleteAccount: { answers: signedIn(200), input: () => ({ password }) },
  }),
]
