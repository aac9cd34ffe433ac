import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../staff/ui/loaded.tsx'
import { useOwnProvider, useSetup } from '../../staff/ui/own-provider.ts'

/** What would bring more people in, while it is not done; and nothing made up. */
export function WorthDoing() {
  const { t } = useTranslation('calendar')
  const provider = useOwnProvider()
  const query = useSetup()
  return (
    <section aria-labelledby="worth-title">
      <h2 id="worth-title" className="h3 border-b-2 border-ink pb-4">
        {t('tasks.title')}
      </h2>
      <Loaded query={query}>
        {(setup) => {
          const todo = [
            ...(provider.status === 'inactive' ? [{ key: 'reopen', to: '/dashboard/page' } as const] : []),
            ...(provider.emailVerified ? [] : [{ key: 'email', to: '/profile' } as const]),
            ...(provider.bio === '' ? [{ key: 'bio', to: '/dashboard/page' } as const] : []),
            ...(setup.services.some(({ isActive }) => isActive)
              ? []
              : [{ key: 'service', to: '/dashboard/services' } as const]),
            ...(setup.staff.some(({ hours }) => hours.some((day) => day.length > 0))
              ? []
              : [{ key: 'hours', to: '/dashboard/hours' } as const]),
            ...(setup.closedDays.length === 0 ? [{ key: 'closedDays', to: '/dashboard/hours' } as const] : []),
          ]
          if (todo.length === 0) return <p className="py-4 text-ink-2">{t('tasks.none')}</p>
          return (
            <ul>
              {todo.map(({ key, to }) => (
                <li key={key} className="flex items-center justify-between gap-4 border-b border-line py-3">
                  <span>
                    <strong className="block">{t(`tasks.${key}`)}</strong>
                    <span className="text-ink-2">{t(`tasks.${key}Text`)}</span>
                  </span>
                  <Link className="link" to={to} aria-label={t('tasks.doIt', { what: t(`tasks.${key}`) })}>
                    {t('tasks.do')}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}
