/** Of a page that lists these providers: it is made anew when one of them changes. */
export const listing = (shown: readonly { id: string }[]) => ({ 'X-Cache-Tags': listed(shown).join(' ') })

export const listed = (shown: readonly { id: string }[]) => shown.map(({ id }) => `listed:${id}`)
