/** The fields of a form as the processor's SDK sends it: `metadata[payment_id]=...`. */
export type Fields = {
  text(name: string): string | null
  under(name: string): Record<string, string>
}

export function fieldsOf(form: URLSearchParams): Fields {
  return {
    text: (name) => form.get(name),
    under: (name) =>
      Object.fromEntries(
        [...form].flatMap(([key, value]) => {
          const inner = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : null
          return inner === null ? [] : [[inner, value]]
        }),
      ),
  }
}
