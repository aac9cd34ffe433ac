import { implement } from '../../lib/api/serve.server.ts'
import { addBlock, removeBlock, updateBlock } from '../staff/time-off.server.ts'
import { getClient, listClients, setNote } from './clients.server.ts'
import { shop } from './contract.ts'
import { createShop } from './create-shop.server.ts'
import { getDiary } from '../calendar/get-calendar.server.ts'
import { diary } from '../calendar/contract.ts'
import { removeException, removeHoliday, setException, setHoliday, setHours } from '../staff/hours.server.ts'
import { addPerson, addRoom, removePerson, removeRoom, updatePerson } from '../staff/staff-members.server.ts'
import { previewHours } from '../staff/preview-hours.server.ts'
import { closeShop, getOwn, reopenShop, setRules, updateShop } from './profile.server.ts'
import { getSetup } from '../staff/read-setup.server.ts'
import { addService, orderServices, removeService, updateService } from '../staff/services.server.ts'
import { setup } from '../staff/contract.ts'

export const routes = [
  implement(shop, {
    create: createShop,
    mine: getOwn,
    update: updateShop,
    setRules,
    close: closeShop,
    reopen: reopenShop,
  }),
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
  implement(diary, {
    get: getDiary,
    addBlock,
    updateBlock,
    removeBlock,
    clients: listClients,
    client: getClient,
    setNote,
  }),
].flat()
