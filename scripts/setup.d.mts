/** Builds the product, unless what is built is of these sources. */
export function build(): Promise<void>
