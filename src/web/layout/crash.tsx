import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorPage } from './error-page.tsx'
import { isOffline, Offline } from './offline.tsx'

type Fallback = (crash: { error: Error; retryCount: number; retry: () => void }) => ReactNode
type BoundaryProps = { children: ReactNode; fallback: Fallback }
type BoundaryState = { error: Error | null; retryCount: number }

/** Keeps what breaks while rendering to itself: the rest of the page lives on. Retry starts what is inside anew. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, retryCount: 0 }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  retry = () => this.setState(({ retryCount }) => ({ error: null, retryCount: retryCount + 1 }))

  override render() {
    const { error, retryCount } = this.state
    return error ? this.props.fallback({ error, retryCount, retry: this.retry }) : this.props.children
  }
}

export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(crash) => <PageCrash {...crash} />}>{children}</Boundary>
}

export function ComponentBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={({ retry }) => <ComponentCrash retry={retry} />}>{children}</Boundary>
}

function PageCrash({ error, retryCount, retry }: Parameters<Fallback>[0]) {
  const { t } = useTranslation()
  if (isOffline(error)) return <Offline />
  return (
    <div role="alert">
      <ErrorPage
        title={t('error.crash')}
        text={t('error.crashText')}
        actions={
          <>
            <button type="button" className={buttonClass('primary')} onClick={retry}>
              {t('error.tryAgain')}
            </button>
            <button type="button" className={buttonClass('outline')} onClick={() => window.location.reload()}>
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
