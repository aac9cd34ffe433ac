/** What stands in a template where a value is still to be put. */
const placeholder = /YOUR_API_KEY_HERE|CHANGE_ME|PLACEHOLDER|sample|example|localhost/i

export function isMissing(value: string | null): boolean {
  return value === null || placeholder.test(value)
}

type Read = (name: string) => string | null

/** What keeps a site from opening with APP_ENV=production, all of it. */
export function productionProblems(read: Read): string[] {
  const required = [
    'APP_ORIGIN',
    'API_BASE_URL',
    ...(read('PAYMENTS') === 'off' ? [] : ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
    'SMTP_URL',
    ...(read('DATABASE_URL') ? ['AUTH_SECRET'] : []),
  ]
  const missing = required.filter((name) => isMissing(name === 'API_BASE_URL' ? apiBaseUrl(read) : read(name)))
  const base = apiBaseUrl(read)
  return [
    ...(missing.length > 0
      ? [`Missing ${missing.length} required environment variables for production build: ${missing.join(', ')}`]
      : []),
    ...(base !== null && !/^https?:\/\//.test(base) ? ['API base URL must start with http:// or https://'] : []),
  ]
}

/** What does not, and is told at the start. */
export function productionWarnings(read: Read): string[] {
  const key = read('STRIPE_PUBLISHABLE_KEY') ?? ''
  const analytics = read('ANALYTICS_ID') ?? ''
  const optional = ['GATE_PASSWORD', 'GOOGLE_MAPS_KEY', 'ANALYTICS_ID', 'ERROR_REPORTING_DSN']
  const unfilled = optional.filter((name) => read(name) !== null && isMissing(read(name)))
  return [
    ...(read('APP_ORIGIN')?.startsWith('http:')
      ? ['APP_ORIGIN starts with http://: passwords would travel open to read; put TLS in front and name https://']
      : []),
    ...(read('DEMO') === '1'
      ? ['DEMO=1 shows accounts whose password is published: the site listens on 127.0.0.1 only, whatever HOST says']
      : []),
    ...(key !== '' && !key.startsWith('pk_') ? ["STRIPE_PUBLISHABLE_KEY does not start with 'pk_'"] : []),
    ...(key.startsWith('pk_test_') ? ['Using a payment test key in production build'] : []),
    ...(read('PAYMENTS') === 'off' ? ['PAYMENTS=off: no card is charged, everybody is paid on the day'] : []),
    ...(analytics !== '' && !/^(G|UA)-/.test(analytics) ? ["ANALYTICS_ID does not start with 'G-' or 'UA-'"] : []),
    ...unfilled.map((name) => `${name} holds a placeholder and counts as not set`),
  ]
}

/** The site is its own backend unless another is named. */
const apiBaseUrl = (read: Read) => read('API_BASE_URL') ?? read('APP_ORIGIN')
