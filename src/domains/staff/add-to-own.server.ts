import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import type { Setup } from './contract.ts'
import { changeOwn } from './edit-provider.server.ts'
import { getSetup } from './read-setup.server.ts'

type Keyed = { id: string; idempotencyKey?: string | undefined }

/** As `changeOwn`, once for one key: an answer that was lost makes no second one. `add` answers the id of what it made. */
export async function addToOwn(
  ctx: ProviderCtx,
  endpoint: string,
  { idempotencyKey, ...request }: Keyed,
  add: (tx: Ctx, providerId: string) => Promise<string>,
): Promise<Setup> {
  const { id } = request
  await transaction(ctx, (outer) => once(outer, endpoint, idempotencyKey, request, () => changeOwn(outer, id, add)))
  return getSetup(ctx, { id })
}
