/** Printed by `npm start`, so that anybody can look at every side of the product. Published, hence never for real data. */
export const demoPassword = 'highstreet-demo'

export const demoAccounts = {
  customer: { email: 'customer@demo.highstreet.test', password: demoPassword },
  provider: { email: 'provider@demo.highstreet.test', password: demoPassword },
  /** Whose log-in also asks for a code of `demoKey`. */
  admin: { email: 'admin@demo.highstreet.test', password: demoPassword },
} as const

/** Of the administrator's authenticator app, published as the password is: `npm run demo-code` prints its code of now. */
export const demoKey = 'HIGHSTREETDEMOCITYAUTHENTICATOR2'
