import { isAppError } from '../../lib/api/errors.ts'
import { truncate } from '../../lib/text.ts'
import { maxErrorLength, maxFrames } from './contract.ts'

/** Errors of the language itself speak of code; any other message may quote what somebody has typed in. */
const ofTheLanguage = ['TypeError', 'ReferenceError', 'RangeError']

/** What an error says without what it may quote. */
export function harmlessText(error: Error): string {
  const name = /^[a-z]{1,40}$/i.test(error.name) ? error.name : 'Error'
  if (isAppError(error)) return `${name}: ${error.code}`
  const [react] = /React error #\d{1,3}/.exec(error.message) ?? []
  if (react) return react
  if (!ofTheLanguage.includes(name)) return name
  const message = error.message.replaceAll(/"[^"]*"|\S*[@?/\\\d]\S*/g, '…').replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
  return truncate(`${name}: ${message}`, maxErrorLength)
}

/** Where in our own files, without their folder and the site's name. */
export function ownFrames(stack: string | undefined): string[] {
  const frames = (stack ?? '').matchAll(/\/assets\/([\w.-]{1,80}\.js:\d{1,7}:\d{1,7})/g)
  return [...frames].flatMap(([, frame]) => frame ?? []).slice(0, maxFrames)
}
