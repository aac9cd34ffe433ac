import { call } from '../../identity/ui/session.ts'
import { nextPauseMs } from '../rules.ts'
import { type News, stream } from '../stream-contract.ts'
import { pause } from './pause.ts'

/** The server says something, if only that it is there, more often than this. */
const silentMs = 60_000

type Following = {
  signal: AbortSignal
  /** Whether news come by themselves now; also says, the first time, that they do not. */
  onState: (isOpen: boolean) => void
  onNews: (news: News) => void
}

/** Until it is given up: when it breaks, it is tried again, later each time. */
export async function followNews(following: Following): Promise<void> {
  const { signal, onState } = following
  for (let failures = 0; !signal.aborted; ) {
    const wasOpen = await listen(following)
    if (signal.aborted) return
    onState(false)
    failures = wasOpen ? 0 : failures + 1
    await pause(nextPauseMs(failures, Math.random()), signal)
  }
}

/** Until it ends; answers whether there was one at all. */
async function listen({ signal, onState, onNews }: Following): Promise<boolean> {
  let wasOpen = false
  const silence = new AbortController()
  const send = async (url: string, { headers }: { headers: Record<string, string> }) => {
    const all = { ...headers, accept: 'text/event-stream' }
    const isOver = AbortSignal.any([signal, silence.signal])
    const heard = silenceAfter(silence)
    try {
      const answer = await fetch(url, { headers: all, credentials: 'include', signal: isOver })
      if (!answer.ok || !answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
        return answer
      wasOpen = true
      onState(true)
      await readNews(answer.body, onNews, heard)
      return Response.json({ success: true, data: {} })
    } finally {
      heard.stop()
    }
  }
  await call(stream.open, {}, { signal, send }).catch(() => {})
  return wasOpen
}

function silenceAfter(silence: AbortController) {
  const begin = () => setTimeout(() => silence.abort(), silentMs)
  let timer = begin()
  const stop = () => clearTimeout(timer)
  const again = () => {
    stop()
    timer = begin()
  }
  return { again, stop }
}

type Heard = ReturnType<typeof silenceAfter>

async function readNews(body: ReadableStream<Uint8Array>, onNews: Following['onNews'], heard: Heard) {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard.again()
    const events = `${rest}${value}`.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const [, name] = /^event: (notifications|calendar)$/m.exec(event) ?? []
      if (name) onNews(name as News)
    }
  }
}
