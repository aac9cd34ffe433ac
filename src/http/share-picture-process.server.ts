import { drawShareCard, type ShareCard } from './share-picture.server.ts'

// A process of its own: what drawing needs of memory and of the processor is not that of the server.
process.once('message', async (card: ShareCard) => {
  const picture = await drawShareCard(card)
  process.send?.(picture, undefined, undefined, () => process.disconnect?.())
})
