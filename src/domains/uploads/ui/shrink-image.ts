import { maxImageBytes, sentPixels } from '../rules.ts'

/** What a file chooser offers. A phone turns its own format into the first of them. */
export const takenTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** Null: this browser cannot open it. */
export const openImage = (file: Blob): Promise<ImageBitmap | null> => createImageBitmap(file).catch(() => null)

/** As it is, or smaller: what a phone takes is more than any page shows. What cannot be opened here the server may know. */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const image = await openImage(file)
  if (image === null) return file
  const scale = Math.min(1, sentPixels / Math.max(image.width, image.height))
  if (scale === 1 && file.size <= maxImageBytes && takenTypes.split(',').includes(file.type)) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  drawOn(canvas, image, 0, 0, canvas.width, canvas.height)
  return asJpeg(canvas)
}

/** On white, where it is see-through. */
export function drawOn(
  canvas: HTMLCanvasElement,
  image: ImageBitmap,
  ...[x, y, width, height]: [number, number, number, number]
) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height)
}

export const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is too large'))), 'image/jpeg', 0.85)
  })
