const maxFormBytes = 8192

/** What a plain form of our own pages has sent; of a longer body, or one of unknown length, nothing. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  return new URLSearchParams(size <= maxFormBytes ? await request.text() : '')
}
