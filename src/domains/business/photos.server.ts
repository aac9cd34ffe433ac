import type * as z from 'zod/mini'
import { invalidInput } from '../../lib/api/errors.ts'
import type { ProviderCtx } from '../../lib/context.ts'
import { type OwnProvider, photoLimits } from '../providers/own-contract.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import { readOwn, tellChange, withOwnLock } from '../staff/edit-provider.server.ts'
import { isUpload } from '../uploads/rules.ts'
import { showUploads, uploadNotFound } from '../uploads/shown-uploads.server.ts'
import type { ownProvider } from './contract.ts'

/** What is shown already stays as it is, in another order or without some; what is new was uploaded by the owner. */
export function setPhotos(
  ctx: ProviderCtx,
  { id, known, photos: sent }: z.output<typeof ownProvider.setPhotos.input>,
): Promise<OwnProvider> {
  return withOwnLock(ctx, id, async (tx, providerId) => {
    const stored = (await readOwn(tx, providerId)).photos
    const before = stored.map(({ path }) => path)
    // What was taken away elsewhere is gone, and what was added there stays.
    const own = sent.filter(({ path }) => before.includes(path) || !known?.includes(path))
    const isNews = ({ path }: { path: string }) => !known?.includes(path) && !own.some((one) => one.path === path)
    const photos = known ? [...own, ...stored.filter(isNews)] : own
    if (photos.length > photoLimits.count) throw invalidInput('photos', `At most ${photoLimits.count} photos`)
    const after = photos.map(({ path }) => path)
    if (after.some((path) => !before.includes(path) && !isUpload(path))) throw uploadNotFound()
    await showUploads(tx, ctx.actor.accountId, { before, after })
    const [first = null, ...others] = after
    const texts = photos.flatMap(({ path, alt }) => (alt ? [[path, alt]] : []))
    const isChanged = await updateProvider(tx, providerId, {
      profile_image: first,
      gallery: others,
      photo_texts: JSON.stringify(Object.fromEntries(texts)),
    })
    if (isChanged) await tellChange(tx, providerId)
    return readOwn(tx, providerId)
  })
}
