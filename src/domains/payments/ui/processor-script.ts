type Mountable = { mount(place: HTMLElement): void; destroy(): void }
/** As much of the processor's own script as is asked for here. */
export type Elements = {
  create(kind: 'payment'): Mountable
  submit(): Promise<{ error?: { message?: string } }>
}
type Confirmed = Promise<{ error?: { message?: string } }>
export type Processor = {
  elements(
    options:
      | { clientSecret: string; locale: string }
      | { mode: 'setup'; currency: string; paymentMethodTypes: string[]; locale: string },
  ): Elements
  confirmPayment(options: {
    elements: Elements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Confirmed
  confirmSetup(options: {
    elements: Elements
    clientSecret: string
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Confirmed
}
type Script = (publishableKey: string, options: { stripeAccount: string }) => Processor

const address = 'https://js.stripe.com/v3/'

/** It may not be served by anybody else; only this page's policy allows it. */
export function loadScript(): Promise<Script> {
  const loaded = () => (window as Window & { Stripe?: Script }).Stripe
  return new Promise((resolve, reject) => {
    const done = () => {
      const script = loaded()
      if (script) resolve(script)
      else reject(new Error('The card processor has not come'))
    }
    if (loaded()) return done()
    const element = document.createElement('script')
    element.src = address
    element.onload = done
    element.onerror = done
    document.head.append(element)
  })
}
