import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../ui/page-head.tsx'
import { Categories } from './categories.tsx'
import { Featured } from './featured.tsx'
import { Fee } from './fee.tsx'
import { PlanSellers } from './plan-sellers.tsx'
import { Rewards } from './rewards.tsx'
import { SettingsTexts } from './settings-texts.tsx'
import { Tiers } from './tiers.tsx'

const sections = [
  ['fee', Fee],
  ['tiers', Tiers],
  ['rewards', Rewards],
  ['featured', Featured],
  ['plan', PlanSellers],
  ['categories', Categories],
] as const

/** What the operator decides, each with what it changes for whom. */
export function Settings() {
  return (
    <SettingsTexts>
      <Page />
    </SettingsTexts>
  )
}

function Page() {
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHead title={t('title')} text={t('lead')} />
      <nav aria-label={t('contents')} className="mb-2">
        <ul className="settings-chips">
          {sections.map(([name]) => (
            <li key={name}>
              <a className="chip" href={`#${name}`}>
                {t(`${name}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(([name, Content]) => (
        <Section key={name} isFirst={name === 'fee'} id={name} title={t(`${name}.title`)} text={t(`${name}.text`)}>
          <Content />
        </Section>
      ))}
    </>
  )
}

type SectionProps = { isFirst: boolean; id: string; title: string; text: string; children: ReactNode }

function Section({ isFirst, id, title, text, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`settings-section ${isFirst ? 'settings-section-first' : ''}`}
    >
      <h2 id={`${id}-title`} className="h2">
        {title}
      </h2>
      <p className="mt-2 mb-6 max-w-[68ch] text-ink-2">{text}</p>
      {children}
    </section>
  )
}
