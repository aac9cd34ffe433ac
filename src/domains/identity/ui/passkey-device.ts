import { hasCode } from '../../../lib/api/errors.ts'
import { passkeys } from '../passkey-contract.ts'
import { call, keep } from './session.ts'

export const hasPasskeys = () => 'PublicKeyCredential' in globalThis

/** 5 kB, for those who use it. */
const library = () => import('@simplewebauthn/browser')

/** Throws what the server refuses, or what the device says: `wordsOf`. */
export async function addPasskey() {
  const [options, { startRegistration }] = await Promise.all([call(passkeys.makeOptions, {}), library()])
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = response
  const known = transports?.filter((transport) => /^[a-z-]{1,20}$/.test(transport))
  const shown = { clientDataJSON, attestationObject, ...(known && { transports: known }) }
  return call(passkeys.make, { credential: { id, rawId, type, response: shown } })
}

/** Throws what the server refuses, or what the device says: `wordsOf`. */
export const logInByPasskey = async () => logIn(await askDevice())

/** `isByAutofill`: it waits, maybe for ever, until one is chosen in the field for the address. */
async function askDevice(isByAutofill = false) {
  const [options, { startAuthentication }] = await Promise.all([call(passkeys.loginOptions, {}), library()])
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: isByAutofill })
}

async function logIn({ id, rawId, type, response }: Awaited<ReturnType<typeof askDevice>>) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const shown = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  keep(await call(passkeys.login, { credential: { id, rawId, type, response: shown } }))
}

/** Whoever waits for an answer waits no more. */
const stopWaiting = () => library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())

const canFill = async () =>
  hasPasskeys() && ((await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** A challenge is good for five minutes. */
const askAnewMs = 240_000

/**
 * The browser offers passkeys beside the addresses it knows, until the function that is answered is called. `onFailed`: one was
 * chosen and did not do.
 */
export function offerInField(onDone: () => void, onFailed: (error: unknown) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    clearTimeout(timer)
    // What waits is ended by the next one.
    timer = setTimeout(ask, askAnewMs)
    // Whatever keeps the browser from offering any is nobody's concern: nobody has asked for it.
    const chosen = await askDevice(true).catch(() => null)
    if (!chosen || isOver) return
    try {
      await logIn(chosen)
      isOver = true
      clearTimeout(timer)
      onDone()
    } catch (error) {
      if (!isOver) onFailed(error)
    }
  }
  canFill().then((can) => {
    if (can && !isOver) void ask()
  }, console.error)
  return () => {
    if (isOver) return
    isOver = true
    if (timer === undefined) return
    clearTimeout(timer)
    void stopWaiting()
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** A text of `passkeys` for what the device has said; null: it is the server's. */
export function wordsOf(error: unknown): 'here' | 'cancelled' | 'unsupported' | null {
  if (hasCode(error, 'passkey_exists')) return 'here'
  const name = nameOf(error)
  if (name === 'InvalidStateError') return 'here'
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  if (name === 'SecurityError' || name === 'NotSupportedError' || name === 'ConstraintError') return 'unsupported'
  return null
}
