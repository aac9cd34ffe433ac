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
