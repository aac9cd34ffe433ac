import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { apiBase, apiUrl } from '../../../lib/api/api-base.ts'
import { health, type PageVitals, type Vital } from '../contract.ts'
import { createMonitor, tellable } from '../rules.ts'

const names = { CLS: 'cls', FCP: 'fcp', INP: 'inp', LCP: 'lcp', TTFB: 'ttfb' } as const

type Entry = PerformanceEntry & { processingStart?: number; responseStatus?: number; initiatorType?: string }

/** Measures this page from its beginning, and tells the server in one beacon when it is left. As nobody: no token goes along. */
export async function measurePage(route: string) {
  const base = await apiBase()
  const monitor = createMonitor((alert) => console.warn('slow', alert))
  let untold: PageVitals['vitals'] = []
  let calls = 0
  let failed = 0
  const add = (vital: Vital, value: number) => untold.push({ vital, value })
  const last = new Map<string, { vital: Vital; value: number }>()
  const told = new Set<string>()
  // What is said anew each time the page is hidden (layout shifts, the slowest press) counts once.
  const hear = ({ name, id, value }: MetricType) => {
    if (!told.has(id)) last.set(id, { vital: names[name], value })
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(hear)

  watch('navigation', (entry) => {
    const { domInteractive, loadEventEnd } = entry as PerformanceNavigationTiming
    for (const [vital, ms] of [
      ['interactive', domInteractive],
      ['load', loadEventEnd],
    ] as const) {
      if (ms <= 0) continue
      monitor.page(vital, ms)
      add(vital, ms)
    }
  })
  watch('first-input', ({ processingStart = 0, startTime }) => add('fid', Math.max(0, processingStart - startTime)))
  watch('resource', ({ name, duration, responseStatus, initiatorType, startTime }) => {
    const { pathname } = new URL(name)
    if (initiatorType !== 'fetch' || !/\/api\//.test(pathname) || /\/(?:page-vitals|stream)\b/.test(pathname)) return
    const hasFailed = responseStatus === 0 || (responseStatus ?? 200) >= 500
    calls++
    if (hasFailed) failed++
    monitor.call(duration, hasFailed, performance.timeOrigin + startTime)
    add('call', duration)
  })

  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    const report = { route, vitals: tellable([...untold, ...last.values()]), calls, failed }
    untold = []
    for (const id of last.keys()) told.add(id)
    last.clear()
    ;[calls, failed] = [0, 0]
    if (report.vitals.length === 0 && report.calls === 0) return
    navigator.sendBeacon(
      apiUrl(base, health.report.path),
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    )
  }
  // After those of the library, which say then what has not been said yet.
  addEventListener('visibilitychange', tell)
}

/** Also what was before. A browser that does not know the kind says nothing. */
function watch(type: string, hear: (entry: Entry) => void) {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => void hear(entry as Entry))).observe({
      ...{ type, buffered: true },
    })
  } catch {
    // Too old for it.
  }
}
