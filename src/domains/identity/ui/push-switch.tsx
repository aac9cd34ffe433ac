import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import { AccountTexts } from './account-texts.tsx'
import { type PushState, readPush, turnPushOff, turnPushOn } from './push-device.ts'

/** null: not known yet. */
function usePush() {
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    readPush().then(
      (found) => !isGone && setState(found),
      () => !isGone && setState('unsupported'),
    )
    return () => {
      isGone = true
    }
  }, [])
  const change = async (work: () => Promise<PushState>) => {
    setBusy(true)
    setFailed(false)
    try {
      setState(await work())
    } catch (error) {
      console.error(error)
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { state, isBusy, hasFailed, change }
}

/** Of the settings. */
export function PushSection() {
  return (
    <AccountTexts waiting={null}>
      <Section />
    </AccountTexts>
  )
}

function Section() {
  const { t } = useTranslation('identity')
  const push = usePush()
  return (
    <AccountSection id="push" title={t('push.title')} text={t('push.text')}>
      <PushControl {...push} />
    </AccountSection>
  )
}

/** After a booking, where there is something to be told of: only who can switch it on here sees it. */
export function PushOffer() {
  return (
    <AccountTexts waiting={null}>
      <Offer />
    </AccountTexts>
  )
}

function Offer() {
  const { t } = useTranslation('identity')
  const [wasOff, setWasOff] = useState(false)
  const push = usePush()
  if (push.state === 'off' && !wasOff) setWasOff(true)
  if (!wasOff) return null
  return (
    <div className="mt-7 rounded-button bg-paper-2 p-5">
      <p className="mb-3 flex gap-3 font-bold">
        <BellRing aria-hidden="true" className="flex-none text-green-text" />
        {t('push.offer')}
      </p>
      <PushControl {...push} />
    </div>
  )
}

function PushControl({ state, isBusy, hasFailed, change }: ReturnType<typeof usePush>) {
  const { t } = useTranslation('identity')
  if (state === null) return null
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className={state === 'off' ? 'sr-only' : undefined}>
        {state === 'on' && t('push.isOn')}
        {state === 'denied' && t('push.denied')}
        {state === 'unsupported' && t('push.unsupported')}
      </p>
      {state === 'off' && (
        <Button type="button" variant="outline" isBusy={isBusy} onClick={() => change(turnPushOn)}>
          {t('push.turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button type="button" variant="outline" isBusy={isBusy} onClick={() => change(turnPushOff)}>
          {t('push.turnOff')}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="field-error">
          {t('push.failed')}
        </p>
      )}
    </div>
  )
}
