import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

type DraftOfferProps = { isReplacing: boolean; onUse: () => void; onDiscard: () => void }

/** What was typed here signed out may be somebody else's: nothing of it is shown before one says whose it is. */
export function DraftOffer({ isReplacing, onUse, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('business')
  const decide = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    act()
    // The buttons go, and the focus needs another place.
    event.currentTarget.form?.querySelector('h1')?.focus()
  }
  return (
    <div className="panel mt-8 grid gap-4 p-5">
      <p>
        <span role="status">{t('signup.draft.text')}</span>
        {isReplacing && <span> {t('signup.draft.replaces')}</span>}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={decide(onUse)}>
          {t('signup.draft.use')}
        </Button>
        <Button variant="quiet" onClick={decide(onDiscard)}>
          {t('signup.draft.discard')}
        </Button>
      </p>
    </div>
  )
}
