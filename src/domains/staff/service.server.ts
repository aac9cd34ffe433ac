import { implement } from '../../lib/api/serve.server.ts'
import { setup } from './contract.ts'
import { removeException, removeHoliday, setException, setHoliday, setHours } from './hours.server.ts'
import { previewHours } from './preview-hours.server.ts'
import { getSetup } from './read-setup.server.ts'
import { addService, orderServices, removeService, updateService } from './services.server.ts'
import { addPerson, addRoom, removePerson, removeRoom, updatePerson } from './staff-members.server.ts'
import { addBlock, removeBlock, updateBlock } from './time-off.server.ts'
import { timeOff } from './time-off-contract.ts'

export const routes = [
  implement(setup, {
    get: getSetup,
    addService,
    updateService,
    removeService,
    orderServices,
    addPerson,
    updatePerson,
    removePerson,
    addRoom,
    removeRoom,
    setHours,
    setException,
    removeException,
    setHoliday,
    removeHoliday,
    preview: previewHours,
  }),
  implement(timeOff, { add: addBlock, update: updateBlock, remove: removeBlock }),
].flat()
