/** Builds the product, unless what is built is of these sources. */
export function build(): Promise<void>
/** Stryker and Lighthouse, for whoever is about to run one. */
export function installTools(): Promise<void>
/** The file behind a command of a package. */
export function bin(name: string): string
export const memory: Readonly<Record<string, string>>
