import { Bell, CalendarCheck, Download, Smartphone, Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HomeTexts } from '../home/home-texts.tsx'
import { useInstall } from './install.ts'

type GetTheAppProps = {
  isOpen: boolean
  onClose: () => void
  /** Only an address that a telephone can reach has one. */
  hasQrCode: boolean
}

/** There is no store to send anyone to: the site itself is the app, and installing it is what the buttons offer. */
export default function GetTheApp({ isOpen, onClose, hasQrCode }: GetTheAppProps) {
  const { t } = useTranslation()
  return (
    <HomeTexts waiting={null}>
      <Dialog title={t('app.title')} isOpen={isOpen} onClose={onClose}>
        <div className="grid md:grid-cols-[1fr_300px]">
          <div className="p-5 sm:p-9">
            <Lead />
            <Features />
            <Installing />
          </div>
          {hasQrCode ? <QrCode /> : <NoQrCode />}
        </div>
      </Dialog>
    </HomeTexts>
  )
}

function Lead() {
  const { t } = useTranslation('home')
  return <p className="lead">{t('install.lead')}</p>
}

const features = [
  ['booking', Smartphone],
  ['notifications', Bell],
  ['offers', Tag],
  ['calendar', CalendarCheck],
] as const

function Features() {
  const { t } = useTranslation('home')
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {features.map(([name, Icon]) => (
        <li key={name} className="flex items-center gap-3 font-bold">
          <span className="grid size-11 shrink-0 place-items-center rounded-button bg-green-tint text-green-text">
            <Icon aria-hidden="true" size={22} />
          </span>
          {t(`install.features.${name}`)}
        </li>
      ))}
    </ul>
  )
}

const systems = ['ios', 'android'] as const
type System = (typeof systems)[number]

function Installing() {
  const { t } = useTranslation('home')
  const install = useInstall()
  const [system, setSystem] = useState<System | null>(ownSystem)
  return (
    <div className="mt-8 border-t border-line pt-6">
      {install && (
        <>
          <Button variant="primary" onClick={install} className="max-sm:w-full">
            <Download aria-hidden="true" size={22} />
            {t('install.install')}
          </Button>
          <p className="mt-6 text-ink-2">{t('install.otherwise')}</p>
        </>
      )}
      <div className={`grid grid-cols-2 gap-3 ${install ? 'mt-3' : ''}`}>
        {systems.map((name) => (
          <Button
            key={name}
            variant={system === name ? 'chosen' : 'outline'}
            aria-expanded={system === name}
            aria-controls="app-steps"
            onClick={() => setSystem(system === name ? null : name)}
          >
            {t(`install.systems.${name}`)}
          </Button>
        ))}
      </div>
      <div id="app-steps" aria-live="polite">
        {system && (
          <ol className="mt-4 list-decimal space-y-1 ps-6">
            {(['first', 'second', 'third'] as const).map((step) => (
              <li key={step}>{t(`install.steps.${system}.${step}`)}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}

function ownSystem(): System | null {
  if (/iPhone|iPad/.test(navigator.userAgent)) return 'ios'
  return navigator.userAgent.includes('Android') ? 'android' : null
}

const qrFrame = 'grid content-center justify-items-center gap-4 bg-paper-2 p-8 text-center'

function QrCode() {
  const { t } = useTranslation('home')
  return (
    <div className={qrFrame}>
      <img src="/qr.svg" alt={t('install.qr')} width={200} height={200} className="rounded-button" />
      <p className="max-w-[20ch] font-bold">{t('install.scan')}</p>
    </div>
  )
}

function NoQrCode() {
  const { t } = useTranslation('home')
  return (
    <div className={qrFrame}>
      <p className="grid size-50 place-items-center rounded-button border-2 border-dashed border-line-2 p-4 font-bold">
        {t('install.noQr')}
      </p>
    </div>
  )
}
