import type { CDPSession, Page } from '@playwright/test'

/** What a device of its own would do, in the browser: it is present, and its owner shows a finger. */
export async function withAuthenticator(
  page: Page,
  { isInField = false } = {},
): Promise<{ cdp: CDPSession; id: string }> {
  // It would choose at once what the field for the address offers.
  if (!isInField)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id }
}
