import { join } from 'node:path'

/** A file that comes with the product, by its path from the root; from the sources and from the build alike. */
export const shippedFile = (path: string) => join(import.meta.dirname, '../..', path)
