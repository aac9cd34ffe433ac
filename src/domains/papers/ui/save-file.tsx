import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { SavedFile } from '../contract.ts'

type SaveButtonProps = { label: string; ask: () => Promise<SavedFile> }

/** Asks for a file and hands it to the browser to be saved. */
export function SaveButton({ label, ask }: SaveButtonProps) {
  const { t } = useTranslation('papers')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      handFile(await ask())
    } catch {
      showToast({ type: 'error', message: t('paper.notSaved') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={save}>
      <Download aria-hidden="true" size={18} />
      {label}
    </Button>
  )
}

/** To the browser, to be saved. */
export function handFile({ filename, mediaType, content }: SavedFile) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
