/** Printed by `npm start`, so that anybody can look at every side of the product. Published, hence never for real data. */
export const demoPassword = 'highstreet-demo'

export const demoAccounts = {
  customer: { email: 'customer@demo.highstreet.test', password: demoPassword },
  provider: { email: 'provider@demo.highstreet.test', password: demoPassword },
  admin: { email: 'admin@demo.highstreet.test', password: demoPassword },
} as const
