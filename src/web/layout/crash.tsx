import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { reportCrash } from '../../domains/crashes/ui/report-crash.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorPage } from './error-page.tsx'
import { isOffline, Offline } from './offline.tsx'

type Crash = {
  error: Error
  retryCount: number
  /** Whether our report of it has arrived. */
  isTold: boolean
  retry: () => void
  reload: () => void
}
type BoundaryProps = { part?: 'page' | 'component'; children: ReactNode; fallback: (crash: Crash) => ReactNode }
type CatchProps = Required<BoundaryProps> & { route: string; visit: string }
type CatchState = { error: Error | null; retryCount: number; isTold: boolean; visit: string }

const whole: CatchState = { error: null, retryCount: 0, isTold: false, visit: '' }
const reloadPage = () => window.location.reload()

/** Keeps what breaks while rendering to itself: the rest of the page lives on. Retry starts what is inside anew. */
export function Boundary({ part = 'component', ...props }: BoundaryProps) {
  const route = useMatches().at(-1)?.id ?? 'root'
  return <Catch part={part} route={route} visit={useLocation().key} {...props} />
}

export class Catch extends Component<CatchProps, CatchState> {
  override state = whole

  /** Another page has nothing to do with what broke on the one before. */
  static getDerivedStateFromProps({ visit }: CatchProps, state: CatchState): CatchState | null {
    return visit === state.visit ? null : { ...whole, visit }
  }

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { error: error instanceof Error ? error : new Error(String(error)), isTold: false }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
    const caught = this.state.error
    if (!caught || isOffline(caught)) return
    void reportCrash(caught, this.props.part, this.props.route).then((isTold) => {
      if (this.state.error === caught) this.setState({ isTold })
    })
  }

  retry = () => this.setState(({ retryCount }) => ({ error: null, retryCount: retryCount + 1 }))

  override render() {
    const { error, retryCount, isTold } = this.state
    if (!error) return this.props.children
    return this.props.fallback({ error, retryCount, isTold, retry: this.retry, reload: reloadPage })
  }
}

export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary part="page" fallback={(crash) => <PageCrash {...crash} />}>
      {children}
    </Boundary>
  )
}

export function ComponentBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={({ retry }) => <ComponentCrash retry={retry} />}>{children}</Boundary>
}

function PageCrash({ error, retryCount, isTold, retry, reload }: Crash) {
  const { t } = useTranslation()
  if (isOffline(error)) return <Offline />
  return (
    <div role="alert">
      <ErrorPage
        title={t('error.crash')}
        text={t(isTold ? 'error.crashText' : 'error.crashUntold')}
        actions={
          <>
            <button type="button" className={buttonClass('primary')} onClick={retry}>
              {t('error.tryAgain')}
            </button>
            <button type="button" className={buttonClass('outline')} onClick={reload}>
              {t('error.reload')}
            </button>
          </>
        }
      >
        <details className="mt-8 max-w-3xl">
          <summary className="link">{t('error.details')}</summary>
          <pre className="mt-3 overflow-x-auto rounded-form bg-paper-2 p-4 whitespace-pre-wrap">{error.message}</pre>
          <p className="mt-3 text-ink-2">{t('error.retryCount', { count: retryCount })}</p>
        </details>
      </ErrorPage>
    </div>
  )
}

function ComponentCrash({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-form bg-paper-2 p-6" role="alert">
      <h2 className="h3">{t('error.component')}</h2>
      <p className="mt-2">{t('error.componentText')}</p>
      <button type="button" className={`${buttonClass('outline', 'small')} mt-4`} onClick={retry}>
        {t('error.retry')}
      </button>
    </div>
  )
}
