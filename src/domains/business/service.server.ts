import { implement } from '../../lib/api/serve.server.ts'
import { getClient, listClients, setNote } from './clients.server.ts'
import { clients } from './clients-contract.ts'
import { shop } from './contract.ts'
import { createShop } from './create-shop.server.ts'
import { closeShop, getOwn, reopenShop, setRules, updateShop } from './profile.server.ts'

export const routes = [
  implement(shop, {
    create: createShop,
    mine: getOwn,
    update: updateShop,
    setRules,
    close: closeShop,
    reopen: reopenShop,
  }),
  implement(clients, { list: listClients, get: getClient, setNote }),
].flat()
