import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { buttonClass, Spinner } from './button.tsx'
import { PageLocale } from './page-locale.tsx'
import { deliverToasts, type Toast, type ToastType } from './toast.ts'

const durationsMs: Readonly<Record<ToastType, number>> = {
  success: 5000,
  info: 5000,
  warning: 6000,
  error: 8000,
  loading: 0,
}
/** As --duration-leave. */
const exitMs = 300
const maxVisible = 3

/** The library's queue takes a toast away at once; this one lets it leave. */
class LeavingToastQueue extends ToastQueue<Toast> {
  readonly #leaving = new Set<string>()
  readonly #listeners = new Set<() => void>()

  readonly subscribeLeaving = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly isLeaving = (key: string) => this.#leaving.has(key)

  override close(key: string) {
    if (this.#leaving.has(key)) return
    this.#leaving.add(key)
    for (const listener of this.#listeners) listener()
    setTimeout(() => {
      super.close(key)
      this.#leaving.delete(key)
    }, exitMs)
  }
}

const queue = new LeavingToastQueue({ maxVisibleToasts: maxVisible })

deliverToasts((toast) => {
  const timeout = toast.durationMs ?? durationsMs[toast.type]
  const key = queue.add(toast, timeout > 0 ? { timeout } : {})
  return () => queue.close(key)
})

/** Above everything, also above a dialog, whose focus trap lets the toasts be reached. Hover and focus stop their clocks. */
export function ToastRegion() {
  const { t } = useTranslation()
  return (
    <PageLocale>
      <AriaToastRegion queue={queue} aria-label={t('ui.messages')} className="toasts">
        {({ toast }) => <ToastCard toast={toast} />}
      </AriaToastRegion>
    </PageLocale>
  )
}

const icons: Readonly<Record<ToastType, ReactNode>> = {
  success: <CircleCheck aria-hidden="true" size={24} />,
  info: <Info aria-hidden="true" size={24} />,
  warning: <TriangleAlert aria-hidden="true" size={24} />,
  error: <CircleAlert aria-hidden="true" size={24} />,
  loading: <Spinner />,
}

function ToastCard({ toast }: { toast: QueuedToast<Toast> }) {
  const { t } = useTranslation()
  const { message, type, action } = toast.content
  const isLeaving = useSyncExternalStore(queue.subscribeLeaving, () => queue.isLeaving(toast.key))
  const close = () => queue.close(toast.key)
  return (
    <AriaToast toast={toast} className={`toast toast-${type} ${isLeaving ? 'toast-leaving' : ''}`}>
      <span className="toast-icon">{icons[type]}</span>
      {/* Only an error interrupts what is being read. */}
      <ToastContent className="toast-text" role={type === 'error' ? 'alert' : 'status'}>
        <Text slot="title">
          <span className="sr-only">{t(`ui.messageTypes.${type}`)} </span>
          {message}
        </Text>
      </ToastContent>
      {action && (
        <button
          type="button"
          className={buttonClass('quiet', 'small')}
          onClick={() => {
            close()
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('ui.closeMessage')} onClick={close}>
        <X aria-hidden="true" size={22} />
      </button>
    </AriaToast>
  )
}
