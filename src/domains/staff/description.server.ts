/** Of somebody else's business, or none. */
export const ofOwn = ['provider_not_found']
const ofNew = [...ofOwn, 'too_many', 'idempotency_key_reused', 'request_in_progress']
const ofStaffMember = [...ofOwn, 'staff_not_found']
const ofService = [...ofOwn, 'service_not_found']

export const setupDescriptions = {
  get: { refusals: ofOwn },
  addService: { refusals: ofNew },
  updateService: { refusals: ofService, example: { name: 'Cut and blow-dry', priceMinor: 4500 } },
  removeService: { refusals: ofService },
  orderServices: { refusals: ofOwn },
  addStaffMember: { refusals: ofNew },
  updateStaffMember: { refusals: ofStaffMember },
  removeStaffMember: { refusals: [...ofStaffMember, 'last_staff_member'] },
  addRoom: { refusals: ofNew },
  removeRoom: { refusals: [...ofOwn, 'room_not_found'] },
  setHours: { refusals: ofStaffMember },
  setDateOverride: { refusals: ofStaffMember },
  removeDateOverride: { refusals: ofStaffMember },
  setClosedDay: { refusals: ofOwn },
  removeClosedDay: { refusals: ofOwn },
  preview: { refusals: [...ofStaffMember, 'service_unknown'] },
}

const ofEntry = [...ofOwn, 'entry_not_found']

export const calendarEntryDescriptions = {
  add: { refusals: ofStaffMember },
  update: { refusals: [...ofEntry, 'staff_not_found'] },
  remove: { refusals: ofEntry },
}
