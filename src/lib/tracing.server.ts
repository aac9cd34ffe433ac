import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Sampler } from '@opentelemetry/sdk-trace'
import type { LogEvent } from 'kysely'
import { errorType } from './api/errors.ts'

/** Where spans go to, by OTLP over HTTP, and of how many traces. */
export type Tracing = { url: string; share: number }

const tracer = () => trace.getTracer('highstreet')

/**
 * Without an address every span is one of the API's that does nothing, and the SDK is never loaded. Spans have patterns of
 * addresses, names of calls and queues, and statements without their values: nothing of anybody.
 */
export async function startTracing(tracing: Tracing | null): Promise<() => Promise<void>> {
  if (!tracing) return async () => {}
  const [sdk, exporter, hooks, core, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ])
  const root = new sdk.TraceIdRatioBasedSampler(tracing.share)
  const { RECORD_AND_SAMPLED, NOT_RECORD } = sdk.SamplingDecision
  // Whoever calls us from outside decides about no trace of ours: its id is theirs, so it is no chance.
  const byChance: Sampler = {
    shouldSample: () => ({ decision: Math.random() < tracing.share ? RECORD_AND_SAMPLED : NOT_RECORD }),
  }
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root, remoteParentSampled: byChance, remoteParentNotSampled: byChance }),
    resource: resources
      .resourceFromAttributes({ 'service.name': 'highstreet' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url: tracing.url }) })],
  })
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    for (const api of [trace, context, propagation]) api.disable()
    // A collector that is away keeps nobody from ending.
    await provider.shutdown().catch(() => {})
  }
}

type About = { attributes?: Attributes; kind?: SpanKind; parent?: Context }

/** `work` within a span of that name; what it throws is told by its code alone. */
function inSpan<T>(
  name: string,
  { attributes = {}, kind = SpanKind.INTERNAL, parent = context.active() }: About,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(error))
      throw error
    } finally {
      span.end()
    }
  })
}

type Called = {
  readonly endpoint: { readonly name: string }
  readonly verb: (ctx: never, input: unknown) => Promise<unknown>
}

/** Calls whose verbs are spans; without a collector they are what they were. */
export function withSpans<R extends Called>(tracing: Tracing | null, routes: readonly R[]): readonly R[] {
  if (!tracing) return routes
  return routes.map((route) => ({
    ...route,
    verb: (ctx: never, input: unknown) => inSpan(route.endpoint.name, {}, () => route.verb(ctx, input)),
  }))
}

/** Of a request: within the trace of whoever asks, where they say one. */
export const inRequestSpan = <T>(method: string, headers: Headers, work: (span: Span) => Promise<T>): Promise<T> =>
  inSpan(
    method,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method },
      parent: propagation.extract(ROOT_CONTEXT, Object.fromEntries(headers), defaultTextMapGetter),
    },
    work,
  )

/** `route`: the pattern, which names nobody. */
export function tellAnswer(
  span: Span,
  { method, route, status, requestId }: { method: string; route: string; status: number; requestId: string },
): void {
  span.updateName(`${method} ${route}`)
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status, 'highstreet.request_id': requestId })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

/** A job begins a trace of its own. */
export const inJobSpan = <T>(queue: string, work: () => Promise<T>): Promise<T> =>
  inSpan(
    `${queue} process`,
    {
      kind: SpanKind.CONSUMER,
      attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue },
      parent: ROOT_CONTEXT,
    },
    work,
  )

/** A statement that has ended, with `$1` where its values were. */
export function noteStatement({ level, query, queryDurationMillis, ...event }: LogEvent): void {
  const parent = trace.getActiveSpan()
  if (!parent?.isRecording()) return
  const endTime = Date.now()
  const span = tracer().startSpan(/^\w+/.exec(query.sql)?.[0]?.toLowerCase() ?? 'sql', {
    kind: SpanKind.CLIENT,
    startTime: endTime - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.trim() },
  })
  if (level === 'error')
    span
      .setStatus({ code: SpanStatusCode.ERROR })
      .setAttribute('error.type', errorType('error' in event ? event.error : null))
  span.end(endTime)
}
