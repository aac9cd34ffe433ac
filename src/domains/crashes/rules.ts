import { isAppError } from '../../lib/api/errors.ts'
import { maxFrames } from './contract.ts'

/** What engines say of code, with names of code only. Any other sentence may quote what somebody has typed in. */
const ofTheLanguage = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]{1,40}'\)$/,
  /^(?:can't access property "[\w$]{1,40}", )?[\w$.]{1,80} is (?:undefined|null|not (?:a function|defined|iterable))$/,
  /^(?:undefined|null) is not an object \(evaluating '[\w$.]{1,80}'\)$/,
  /^(?:Maximum call stack size exceeded\.?|too much recursion|Invalid array length|Assignment to constant variable\.)$/,
]

/** What an error says without what it may quote. */
export function harmlessText(error: Error): string {
  const name = /^[a-z]{1,40}$/i.test(error.name) ? error.name : 'Error'
  if (isAppError(error)) return `${name}: ${error.code}`
  const [react] = /React error #\d{1,3}/.exec(error.message) ?? []
  if (react) return react
  return ofTheLanguage.some((sentence) => sentence.test(error.message)) ? `${name}: ${error.message}` : name
}

/** Where in our own files, without their folder and the site's name. */
export function ownFrames(stack: string | undefined): string[] {
  const frames = (stack ?? '').matchAll(/\/assets\/([\w.-]{1,80}\.js:\d{1,7}:\d{1,7})/g)
  return [...frames].flatMap(([, frame]) => frame ?? []).slice(0, maxFrames)
}
