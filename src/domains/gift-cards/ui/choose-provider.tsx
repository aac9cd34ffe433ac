import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { ProviderCard } from '../../providers/contract.ts'
import type { EveryoneOffer } from '../contract.ts'

export type FoundProvider = Pick<ProviderCard, 'id' | 'name' | 'profession' | 'location'> & { image?: string | null }
type ChooseProviderProps = { everyone: readonly EveryoneOffer[]; search: string; found: readonly FoundProvider[] }

/** By name, also without scripts: a form and links. */
export function ChooseProvider({ everyone, search, found }: ChooseProviderProps) {
  const { t } = useTranslation('giftCards')
  return (
    <section className="gift-part max-w-3xl">
      <h2 className="h2">{t('send.which')}</h2>
      {everyone.length > 0 && (
        <>
          <ul className="grid gap-3 sm:grid-cols-2">
            {everyone.map(({ providerId, currency }) => (
              <li key={providerId}>
                <Link to={`/gift-card?provider=${providerId}`} className="gift-choice">
                  <Store aria-hidden="true" className="size-8 flex-none text-green-text" />
                  <span className="min-w-0">
                    <strong className="block">{t('everyone.choose')}</strong>
                    <span className="text-ink-2">{t('everyone.chooseText', { currency })}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <h3 className="h3">{t('everyone.or')}</h3>
        </>
      )}
      <form method="get" action="/gift-card" className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <Field label={t('send.search')} type="search" name="name" maxLength={100} defaultValue={search} />
        </div>
        <Button type="submit" variant="outline">
          {t('send.find')}
        </Button>
      </form>
      {found.length === 0 ? (
        <p role="status">{t('send.nobody')}</p>
      ) : (
        <ul aria-label={t('send.choices')} className="grid gap-3 sm:grid-cols-2">
          {found.map(({ id, name, profession, location, image = null }) => (
            <li key={id}>
              <Link to={`/gift-card?provider=${id}`} className="gift-choice">
                <Avatar name={name} src={image} />
                <span className="min-w-0">
                  <strong className="block">{name}</strong>
                  <span className="text-ink-2">
                    {profession}, {location}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
