import {
  answerDispute,
  decideDispute,
  disputeNoShow,
  markNoShow,
  withdrawNoShow,
} from '../../src/domains/bookings/no-show.server.ts'
import { decide } from '../../src/domains/reviews/moderate.server.ts'
import { began, begun, type Chain, type Scene } from './scene.ts'

async function marked(scene: Scene): Promise<string> {
  const id = await begun(scene)
  await markNoShow(scene.as('provider'), { id })
  return id
}
async function disputed(scene: Scene): Promise<string> {
  const id = await marked(scene)
  await disputeNoShow(scene.as('customer'), { id, answer: 'was_there' })
  return id
}

export const ofNoShows: readonly Chain[] = [
  {
    of: ['decisions'],
    before: begun,
    steps: {
      'marked as a no-show': {
        customer: ['mail customer.noShow'],
        told: began,
        does: (scene) => markNoShow(scene.as('provider'), { id: scene.id }),
      },
      'they say that they were there': {
        provider: ['mail provider.disputed', 'app no_show_disputed', 'push titles.no_show_disputed'],
        told: began,
        does: (scene) => disputeNoShow(scene.as('customer'), { id: scene.id, answer: 'was_there', note: 'I was' }),
      },
      'the provider answers': {
        customer: ['mail customer.disputeAnswered'],
        told: began,
        does: (scene) => answerDispute(scene.as('provider'), { id: scene.id, note: 'Nobody was' }),
      },
      'the office decides that it stands': {
        customer: ['mail customer.noShowUpheld', 'mail decided no_show_upheld'],
        provider: ['mail provider.noShowUpheld', 'app no_show_upheld', 'push titles.no_show_upheld'],
        told: began,
        does: async (scene) =>
          decideDispute(await scene.asOffice(), { id: scene.id, outcome: 'no_show', reason: 'more_likely' }),
      },
    },
  },
  {
    of: ['bookings', 'decisions'],
    before: marked,
    steps: {
      'they say that nobody came': {
        provider: ['mail provider.disputed', 'app no_show_disputed', 'push titles.no_show_disputed'],
        told: began,
        does: (scene) => disputeNoShow(scene.as('customer'), { id: scene.id, answer: 'provider_absent' }),
      },
      'the office decides that nobody came': {
        customer: ['mail customer.absenceConfirmed'],
        provider: [
          'mail provider.absenceConfirmed',
          'mail decided absence_confirmed',
          'app absence_confirmed',
          'push titles.absence_confirmed',
        ],
        told: began,
        does: async (scene) =>
          decideDispute(await scene.asOffice(), { id: scene.id, outcome: 'cancelled', reason: 'more_likely' }),
      },
    },
  },
  {
    of: ['decisions'],
    before: disputed,
    steps: {
      'their customer warned for a visit': {
        customer: ['mail decided warned_visit'],
        told: began,
        does: async (scene) =>
          decide(await scene.asOffice(), { id: scene.id, side: 'customer', action: 'warn', reason: 'terms' }),
      },
      'their provider warned for a visit': {
        provider: ['mail decided warned_visit'],
        told: began,
        does: async (scene) =>
          decide(await scene.asOffice(), { id: scene.id, side: 'provider', action: 'warn', reason: 'terms' }),
      },
      'the office decides that they were there': {
        customer: ['mail customer.visitConfirmed'],
        provider: [
          'mail provider.visitConfirmed',
          'mail decided visit_confirmed',
          'app visit_confirmed',
          'push titles.visit_confirmed',
        ],
        told: began,
        does: async (scene) =>
          decideDispute(await scene.asOffice(), { id: scene.id, outcome: 'completed', reason: 'more_likely' }),
      },
    },
  },
  {
    of: ['bookings'],
    before: marked,
    steps: {
      'the no-show taken back': {
        customer: ['mail customer.noShowWithdrawn'],
        told: began,
        does: (scene) => withdrawNoShow(scene.as('provider'), { id: scene.id }),
      },
    },
  },
  {
    of: ['decisions'],
    before: marked,
    steps: {
      'nobody disputes the no-show': {
        customer: ['mail customer.noShowStands'],
        provider: ['mail provider.noShowStands', 'app no_show_stands', 'push titles.no_show_stands'],
        told: began,
        isAfterwards: true,
        clock: ['no-show-settlement'],
      },
    },
  },
]
