import { ofOwn } from '../staff/description.server.ts'

const ofPlace = ['place_unknown', 'position_far']

export const ownProviderDescriptions = {
  create: {
    detail:
      'Lists your business: its page is live at once, and in searches as soon as your email address is confirmed. It starts with you as its only staff member, who works the hours given and offers the services given. An account has one business.',
    refusals: [...ofOwn, ...ofPlace, 'slug_reserved', 'slug_taken'],
  },
  preview: { refusals: ['place_unknown'] },
  mine: { refusals: ofOwn },
  update: { refusals: [...ofOwn, ...ofPlace, 'moves_too_far'], example: { greeting: 'Walk in, or book ahead' } },
  setRules: { refusals: ofOwn, example: { minimumNoticeMinutes: 60, bookingWindowDays: 60 } },
  setPhotos: { refusals: [...ofOwn, 'upload_not_found'] },
  close: { refusals: [...ofOwn, 'suspended'] },
  reopen: { refusals: [...ofOwn, 'suspended'] },
}

const ofCustomer = [...ofOwn, 'customer_not_found']

export const customerDescriptions = {
  list: { refusals: ofOwn },
  get: { refusals: ofCustomer },
  setNote: { refusals: ofCustomer },
}
