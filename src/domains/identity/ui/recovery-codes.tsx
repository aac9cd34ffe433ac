import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { saveFile } from './save-file.ts'

/** Shown once, to be kept somewhere else. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('identity')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${t('factor.fileTitle')}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ type: 'success', message: t('factor.copied') })
    } catch {
      showToast({ type: 'error', message: t('code.failed') })
    }
  }
  return (
    <div className="recovery-codes max-w-md rounded-button bg-paper-2 p-5">
      <h3 className="font-bold" tabIndex={-1} ref={title}>
        {t('factor.codesTitle')}
      </h3>
      <p className="mt-2 mb-4">{t('factor.codesText')}</p>
      <ol className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={copy}>
          {t('factor.copy')}
        </Button>
        <Button
          variant="outline"
          size="small"
          onClick={() => saveFile('highstreet-recovery-codes.txt', 'text/plain', text)}
        >
          {t('factor.download')}
        </Button>
        <Button variant="outline" size="small" onClick={() => print()}>
          {t('factor.print')}
        </Button>
      </div>
      <Button variant="primary" className="mt-5" onClick={onKept}>
        {t('factor.kept')}
      </Button>
    </div>
  )
}
