/** Paths, in the order of the page: each once, the first stands on cards. */
export const photoPaths = (profileImage: string | null, gallery: readonly string[]): string[] =>
  [...new Set([profileImage, ...gallery])].filter((path) => path !== null)
