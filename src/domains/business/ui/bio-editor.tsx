import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAppError } from '../../../lib/api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { lateTexts } from '../../../ui/late-texts.tsx'
import { Queries } from '../../../ui/queries.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { ownProviderKey } from '../../staff/ui/own-provider.ts'
import { ownProvider, providerLengths } from '../contract.ts'
import { businessTexts } from '../texts/load.ts'

type BioEditorProps = {
  provider: { id: string; bio: string }
  /** With the text as it was stored. */
  onSaved: (bio: string) => void
}

const BusinessTexts = lateTexts(businessTexts)

/** Where customers read it, for the owner alone. */
export function BioEditor(props: BioEditorProps) {
  return (
    <Queries>
      <BusinessTexts>
        <Editor {...props} />
      </BusinessTexts>
    </Queries>
  )
}

function Editor({ provider, onSaved }: BioEditorProps) {
  const { t, i18n } = useTranslation('business')
  const queries = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (typed === null)
    return (
      <Button variant="outline" size="small" className="mt-4" onClick={() => setTyped(provider.bio)}>
        {t(provider.bio ? 'bio.edit' : 'bio.add')}
      </Button>
    )
  const close = () => {
    setTyped(null)
    setFailure(undefined)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    setFailure(undefined)
    try {
      const { bio } = await call(ownProvider.update, { id: provider.id, bio: typed })
      onSaved(bio)
      // What the dashboard has read of it is older.
      void queries.invalidateQueries({ queryKey: ownProviderKey })
      close()
      showToast({ type: 'success', message: t('bio.saved') })
    } catch (error) {
      setFailure(isAppError(error) && error.fields ? t('bio.failed') : errorText(i18n, error, t('bio.failed')))
    } finally {
      setSaving(false)
    }
  }
  return (
    <form className="mt-4 grid max-w-[62ch] gap-4" onSubmit={save}>
      <TextArea
        label={t('bio.label')}
        hint={t('bio.hint')}
        rows={7}
        maxLength={providerLengths.bio}
        value={typed}
        error={failure}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={close}>
          {t('bio.cancel')}
        </Button>
        <Button variant="primary" type="submit" disabled={typed.trim() === provider.bio} isBusy={isSaving}>
          {isSaving ? t('bio.saving') : t('bio.save')}
        </Button>
      </p>
    </form>
  )
}
