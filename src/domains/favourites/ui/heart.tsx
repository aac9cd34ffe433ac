import { Heart as HeartIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../identity/ui/session.ts'

const hearts = () => import('./hearts.ts')

type HeartProps = {
  provider: { id: string; name: string }
  /** Where it lies: on a picture, or beside other buttons. */
  look: 'heart-on-card' | 'heart-in-row'
  /** Known from what it stands in; elsewhere it is asked for. */
  isFavourite?: boolean
}

/** The server draws it empty for everybody; whoever is signed in finds theirs filled. */
export function Heart({ provider: { id, name }, look, isFavourite = false }: HeartProps) {
  const { t } = useTranslation()
  const session = useSession()
  const [isChosen, setChosen] = useState(isFavourite)
  const accountId = session.status === 'signed-in' ? session.user.id : null
  useEffect(() => {
    if (accountId === null) return setChosen(false)
    const leaving = new AbortController()
    hearts()
      .then(({ follow }) => follow(accountId, { id, isFavourite }, setChosen, leaving.signal))
      .catch(() => {})
    return () => leaving.abort()
  }, [accountId, id, isFavourite])
  return (
    <button
      type="button"
      data-live=""
      className={`heart ${look} needs-script`}
      aria-pressed={isChosen}
      aria-label={t('provider.favourite', { name })}
      // The second click of two is none.
      onClick={({ detail }) => detail < 2 && hearts().then(({ press }) => press(id, !isChosen))}
    >
      <HeartIcon aria-hidden="true" />
    </button>
  )
}

/** For the cards of a list. */
export const heartOnCard = (provider: HeartProps['provider']) => <Heart provider={provider} look="heart-on-card" />
