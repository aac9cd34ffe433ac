/** What an id of ours looks like, and no slug may. */
export const looksLikeId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Lower case, only letters, digits and single inner hyphens; nothing left gives 'unnamed-provider'. */
export function slugify(name: string): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(/ +/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return slug || 'unnamed-provider'
}
