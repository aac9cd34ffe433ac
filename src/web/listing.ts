/** Of a page that lists these providers: it is made anew when one of them changes. */
export const listing = (shown: readonly { id: string }[]) => ({
  'X-Cache-Tags': shown.map(({ id }) => `listed:${id}`).join(' '),
})
