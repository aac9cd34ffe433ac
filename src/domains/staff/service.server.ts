import { implement } from '../../lib/api/serve.server.ts'
import { addEntry, removeEntry, updateEntry } from './calendar-entries.server.ts'
import { calendarEntries } from './calendar-entries-contract.ts'
import { setup } from './contract.ts'
import { calendarEntryDescriptions, setupDescriptions } from './description.server.ts'
import { removeClosedDay, removeDateOverride, setClosedDay, setDateOverride, setHours } from './hours.server.ts'
import { previewHours } from './preview-hours.server.ts'
import { getSetup } from './read-setup.server.ts'
import { addService, orderServices, removeService, updateService } from './services.server.ts'
import { addRoom, addStaffMember, removeRoom, removeStaffMember, updateStaffMember } from './staff-members.server.ts'

export const routes = [
  implement(
    setup,
    {
      get: getSetup,
      addService,
      updateService,
      removeService,
      orderServices,
      addStaffMember,
      updateStaffMember,
      removeStaffMember,
      addRoom,
      removeRoom,
      setHours,
      setDateOverride,
      removeDateOverride,
      setClosedDay,
      removeClosedDay,
      preview: previewHours,
    },
    setupDescriptions,
  ),
  implement(calendarEntries, { add: addEntry, update: updateEntry, remove: removeEntry }, calendarEntryDescriptions),
].flat()
