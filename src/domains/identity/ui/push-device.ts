import { push } from '../push-contract.ts'
import { call } from './session.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks the browser nothing of whoever looks at it. */
export async function readPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const { isOn } = await call(push.get, {})
  return isOn && Notification.permission === 'granted' ? 'on' : 'off'
}

/** To be called by a press: browsers ask then, and only then. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { publicKey } = await call(push.get, {})
  // It may be the first page of a visit, which has none yet.
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const kept = await pushManager.getSubscription()
  // Of somebody who was here before, or by a key that is no longer ours.
  await kept?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const keyOf = (name: PushEncryptionKeyName) => toBase64Url(made.getKey(name))
  await call(push.subscribe, { endpoint: made.endpoint, p256dh: keyOf('p256dh'), auth: keyOf('auth') })
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  await call(push.unsubscribe, {})
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return 'off'
}

const toBase64Url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
