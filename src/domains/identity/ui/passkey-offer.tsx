import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { passkeys } from '../passkey-contract.ts'
import { AccountTexts } from './account-texts.tsx'
import { useAskAgain } from './ask-again.tsx'
import { passkeysKey, useOwnPasskeys } from './own-passkeys.ts'
import { hasPasskeys } from './passkey-device.ts'
import { useAddPasskey } from './passkeys.tsx'
import { call, useSession } from './session.ts'

/** To who has none, where one comes back to; put away once, it does not come again. */
export function PasskeyOffer() {
  const session = useSession()
  if (session.status !== 'signed-in' || !session.isChecked || !hasPasskeys()) return null
  return (
    <AccountTexts waiting={null}>
      <Offer email={session.user.email} />
    </AccountTexts>
  )
}

function Offer({ email }: { email: string }) {
  const { t } = useTranslation('identity')
  const queries = useQueryClient()
  const { data } = useOwnPasskeys()
  const [isAway, setAway] = useState(false)
  const again = useAskAgain(email)
  const { add, isBusy, failure } = useAddPasskey(again.guard)
  const putAway = useMutation({
    mutationFn: () => call(passkeys.endOffer, {}),
    onMutate: () => setAway(true),
    onSuccess: (own) => queries.setQueryData(passkeysKey, own),
  })
  if (!data?.isOffered || isAway) return null
  return (
    <section aria-labelledby="passkey-offer" className="mt-10 max-w-2xl rounded-button bg-paper-2 p-5">
      <h2 id="passkey-offer" className="mb-2 flex gap-3 font-bold">
        <KeyRound aria-hidden="true" className="flex-none text-green-text" />
        {t('passkeys.offerTitle')}
      </h2>
      <p className="mb-4">{t('passkeys.offerText')}</p>
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" isBusy={isBusy} onClick={add}>
          {t(isBusy ? 'passkeys.adding' : 'passkeys.add')}
        </Button>
        <Button variant="quiet" onClick={() => putAway.mutate()}>
          {t('passkeys.offerNo')}
        </Button>
      </p>
      {failure && !again.part && (
        <p role="alert" className="field-error mt-3">
          {failure}
        </p>
      )}
      {again.part}
    </section>
  )
}
