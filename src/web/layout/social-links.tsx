import { useTranslation } from 'react-i18next'
import { useRouteLoaderData } from 'react-router'
import { OutwardLink } from '../../ui/outward-link.tsx'
import type { SiteData } from '../page-meta.ts'

type Network = { name: string; host: string; path: string }

const networks: readonly Network[] = [
  {
    name: 'Instagram',
    host: 'instagram.com',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17.2 6.8v.01',
  },
  {
    name: 'Facebook',
    host: 'facebook.com',
    path: 'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.7V2.3C17 2.2 16.2 2 15.2 2 12.6 2 11 3.6 11 6.5v3H8V13h3v8',
  },
  { name: 'X', host: 'x.com', path: 'M4 4l16 16M20 4L4 20' },
  { name: 'TikTok', host: 'tiktok.com', path: 'M14 3v12.5a3.8 3.8 0 1 1-3.8-3.8M14 3c.3 2.8 2.2 4.7 5 5' },
]

/** The accounts that the settings name; none, no links. */
export function SocialLinks() {
  const { t } = useTranslation()
  const { socialLinks = [] } = useRouteLoaderData<SiteData>('root') ?? {}
  const known = socialLinks.flatMap((href) => {
    const host = new URL(href).hostname.replace(/^www\./, '')
    const network = networks.find((candidate) => candidate.host === host)
    return network ? [{ ...network, href }] : []
  })
  if (known.length === 0) return null
  return (
    <ul className="flex gap-1" aria-label={t('site.social')}>
      {known.map(({ name, href, path }) => (
        <li key={href}>
          <OutwardLink href={href} className="grid size-11 place-items-center">
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
            <span className="sr-only">{name}</span>
          </OutwardLink>
        </li>
      ))}
    </ul>
  )
}
