import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../ui/picture.tsx'

type GiftCardFaceProps = {
  providerName: string
  image: string | null
  message: string
  to: string
  from: string
  worth: string
  /** The service that is given. */
  service?: string | null
  children?: ReactNode
}

/** The card is a shop: its name over an awning, its window, and a plate with the words and what it is worth. */
export function GiftCardFace({ providerName, image, message, to, from, worth, service, children }: GiftCardFaceProps) {
  const { t } = useTranslation('giftCards')
  return (
    <div className="gift-card">
      <p className="gift-card-name">{providerName}</p>
      <div className="gift-card-window">
        <span className="awning gift-card-awning" aria-hidden="true" />
        <Picture src={image} alt="" sizes="(min-width: 1024px) 560px, 92vw" />
      </div>
      <span className="sill block" aria-hidden="true" />
      <div className="gift-card-plate">
        <p className={message.length > 90 ? 'gift-card-words gift-card-words-many' : 'gift-card-words'}>
          {message === '' ? t('face.noMessage') : message}
        </p>
        <p className="gift-card-foot">
          <span>
            {(to !== '' || from !== '') && <strong className="block">{t('face.for', { to, from })}</strong>}
            <span className="text-ink-2">{service ?? t('face.neverEnds')}</span>
          </span>
          <strong className="gift-card-worth">{worth}</strong>
        </p>
        {children}
      </div>
    </div>
  )
}
