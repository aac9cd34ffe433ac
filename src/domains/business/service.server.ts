import { implement } from '../../lib/api/serve.server.ts'
import { ownProvider } from './contract.ts'
import { createProvider } from './create-provider.server.ts'
import { getCustomer, listCustomers, setNote } from './customers.server.ts'
import { customers } from './customers-contract.ts'
import { customerDescriptions, ownProviderDescriptions } from './description.server.ts'
import { setPhotos } from './photos.server.ts'
import { previewProvider } from './preview-provider.server.ts'
import { closeProvider, getOwn, reopenProvider, setRules, updateOwnProvider } from './profile.server.ts'

export const routes = [
  implement(
    ownProvider,
    {
      create: createProvider,
      preview: previewProvider,
      mine: getOwn,
      update: updateOwnProvider,
      setRules,
      setPhotos,
      close: closeProvider,
      reopen: reopenProvider,
    },
    ownProviderDescriptions,
  ),
  implement(customers, { list: listCustomers, get: getCustomer, setNote }, customerDescriptions),
].flat()
