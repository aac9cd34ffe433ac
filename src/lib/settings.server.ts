import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

/** A number that the environment may decide. A domain names its own in `settings.server.ts`. */
export type NumberSetting = {
  readonly name: string
  readonly fallback: number
  readonly min: number
  readonly max: number
  readonly isFraction?: true
}

/** Reads the environment, and collects what is wrong with it instead of ending at the first mistake. */
export function createReader(env: Environment) {
  const problems: string[] = []
  const text = (name: string): string | null => {
    const file = env[`${name}_FILE`]
    if (!env[name] && file) {
      try {
        return readFileSync(file, 'utf8').trim() || null
      } catch {
        problems.push(`${name}_FILE (${file}) cannot be read`)
      }
    }
    return env[name]?.trim() || null
  }
  const number = (name: string, fallback: number, min: number, max: number, whole = true) => {
    const value = text(name)
    if (value === null) return fallback
    const parsed = Number(value)
    if (!Number.isFinite(parsed) || parsed < min || parsed > max || (whole && !Number.isInteger(parsed))) {
      problems.push(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not '${value}'`)
      return fallback
    }
    return parsed
  }
  const oneOf = <const T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name)
    if (value === null) return fallback
    const found = allowed.find((candidate) => candidate === value)
    if (!found) problems.push(`${name} must be one of ${allowed.join(', ')}, not '${value}'`)
    return found ?? fallback
  }
  const url = (name: string, protocols: readonly string[]) => {
    const value = text(name)
    if (value === null) return null
    const protocol = URL.canParse(value) ? new URL(value).protocol : ''
    if (!protocols.includes(protocol)) problems.push(`${name} must start with ${protocols.join('// or ')}//`)
    return value
  }
  const list = (name: string): string[] => {
    const items = (text(name) ?? '').split(/[\s,]+/).filter(Boolean)
    if (items.some((item) => !isOutward(item))) {
      problems.push(`${name} must be https:// addresses without a user name, with commas between them`)
      return []
    }
    return items
  }
  const origins = (name: string): string[] => {
    const items = (text(name) ?? '').split(/[\s,]+/).filter(Boolean)
    const wrong = items.find((item) => !URL.canParse(item) || new URL(item).origin !== item)
    if (wrong)
      problems.push(`${name} must be origins such as https://app.highstreet.test, without a path, not '${wrong}'`)
    return items
  }
  return { problems, text, number, oneOf, url, list, origins }
}

function isOutward(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && !username && !password
}
