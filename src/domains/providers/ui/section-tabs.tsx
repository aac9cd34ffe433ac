import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const sections = ['photos', 'services', 'about', 'reviews'] as const
type Section = (typeof sections)[number]
/** A section is the current one once its top has come this near to the window's, px. A click's offset is the page's scroll padding. */
const activeOffset = 150

export function SectionTabs() {
  const { t } = useTranslation()
  const active = useActiveSection()
  return (
    <nav className="section-tabs" aria-label={t('provider.sections')}>
      {sections.map((name) => (
        <a key={name} href={`#${name}`} aria-current={active === name ? 'true' : undefined}>
          {t(`provider.tabs.${name}`)}
        </a>
      ))}
    </nav>
  )
}

function useActiveSection(): Section {
  const [active, setActive] = useState<Section>('photos')
  useEffect(() => {
    const follow = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const passed = sections.filter(
        (name) =>
          (document.getElementById(name)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= activeOffset,
      )
      setActive((isAtEnd ? sections.at(-1) : passed.at(-1)) ?? 'photos')
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return active
}
