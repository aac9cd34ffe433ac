import { type Browser, expect, type Page } from '@playwright/test'
import { byHand, headersOf, openBusiness } from './business.ts'
import { arriveAs, newPerson } from './sign-in.ts'
import { completedVisit } from './visit.ts'

/** A business of Ines Hale's and Otto Lane, who visits it, each in a browser of their own. */
export async function ownerAndGuest(browser: Browser, baseURL: string | undefined) {
  const open = async () => (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  const [owner, guest] = [await open(), await open()]
  const bearer = await arriveAs(owner, newPerson('Ines', 'Hale'), '/robots.txt')
  const { slug } = await openBusiness(owner.request, bearer)
  const person = newPerson('Otto', 'Lane')
  const headers = headersOf(await arriveAs(guest, person, '/robots.txt'))
  const visit = () => completedVisit(guest, person.email, headers, slug)

  /** A review that its business has reported. */
  const reportedReview = async (
    review: { rating: number; text: string },
    report: { reason: string; details: string },
  ) => {
    const written = await guest.request.post('/api/reviews', { headers, data: { bookingId: await visit(), ...review } })
    expect(written.status(), await written.text()).toBe(201)
    const id: string = (await written.json()).data.id
    const reported = await owner.request.post(`/api/reviews/${id}/report`, { headers: headersOf(bearer), data: report })
    expect(reported.status(), await reported.text()).toBe(201)
    return id
  }

  /** A visit that the business has marked as missed, and of which its customer says that they were there. */
  const disputedNoShow = async (note: string) => {
    const id = await visit()
    // With a fee for who does not come.
    const policy = JSON.stringify([{ hoursBefore: 24, feePercent: 50 }])
    await byHand(`update booking set status = 'confirmed', cancellation_policy = $2 where booking_id = $1`, [
      id,
      policy,
    ])
    const marked = await owner.request.post(`/api/bookings/${id}/no-show`, { headers: headersOf(bearer), data: {} })
    expect(marked.status(), await marked.text()).toBe(200)
    const data = { answer: 'was_there', note }
    const answered = await guest.request.post(`/api/bookings/${id}/no-show/dispute`, { headers, data })
    expect(answered.status(), await answered.text()).toBe(200)
    return id
  }
  const close = () => Promise.all([owner.context().close(), guest.context().close()])
  return { owner, guest, slug, reportedReview, disputedNoShow, close }
}

/** What waits in the queue of the office. */
export const queued = (page: Page) => page.getByRole('region', { name: 'To be decided' }).locator('li.panel')
