import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import type { Paper } from '../contract.ts'
import { PaperTexts } from './paper-texts.tsx'

type PaperLinksProps = { papers: readonly Pick<Paper, 'id' | 'kind' | 'number'>[] }

/** The way to each paper that was issued. Each is a document of its own. */
export function PaperLinks({ papers }: PaperLinksProps) {
  if (papers.length === 0) return null
  return (
    <PaperTexts waiting={null}>
      <Links papers={papers} />
    </PaperTexts>
  )
}

function Links({ papers }: PaperLinksProps) {
  const { t } = useTranslation('papers')
  return papers.map(({ id, kind, number }) => (
    <a key={id} className={buttonClass('outline', 'small')} href={`/receipt/${id}`}>
      <ReceiptText aria-hidden="true" size={18} />
      {t(`${kind}.link`, { number })}
    </a>
  ))
}
