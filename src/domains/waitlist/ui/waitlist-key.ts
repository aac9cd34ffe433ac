export const waitlistKey = ['waitlist']
