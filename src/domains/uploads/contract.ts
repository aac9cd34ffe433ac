import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { uploadLimits } from './limits.ts'

export const Upload = z.object({
  id: z.string(),
  /** `...-960.webp`; there is one of 192, 480 and 1920 pixels, too. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
})
export type Upload = z.infer<typeof Upload>

export const uploads = endpoints('uploads', {
  image: {
    summary: 'Upload an image (JPEG, PNG, WebP, AVIF): 12 MB and 50 megapixels at most, kept without its metadata',
    method: 'POST',
    path: '/uploads/image',
    access: 'user',
    limit: uploadLimits.image,
    file: 'image',
    input: z.strictObject({}),
    output: Upload,
    status: 201,
  },
  remove: {
    summary: 'Delete an image of yours that is shown nowhere',
    method: 'DELETE',
    path: '/uploads/image/{id}',
    access: 'user',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.string() }),
  },
})
