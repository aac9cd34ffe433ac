import { Link } from 'react-router'
import { infoTexts } from '../../i18n/info/info-texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { apiContext } from '../api-context.ts'
import { InfoBlocks, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(apiContext)
  return { ...infoTexts(language).about, canonical: `${origin}/about` }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  infoMeta(loaderData && { ...loaderData, title: loaderData.metaTitle })

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, lead, promisesTitle, promises, sections, browse } = loaderData
  return (
    <>
      <div className="page py-12 lg:py-20">
        <h1 className="sign max-w-[11ch] text-[clamp(46px,7.4vw,108px)]">{title}</h1>
        <p className="lead mt-8 max-w-[52ch]">{lead}</p>
      </div>
      <section aria-labelledby="promises" className="bg-green py-14 text-on-green lg:py-24">
        <div className="page">
          <h2 id="promises" className="h3">
            {promisesTitle}
          </h2>
          <ol className="mt-6 grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-y-20">
            {promises.map((promise) => (
              <li key={promise.title} className="border-t-2 border-on-green pt-5">
                <h3 className="h2 max-w-[14ch]">{promise.title}</h3>
                <p className="mt-4 max-w-[58ch] text-[17px] leading-[1.6]">{promise.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-14 py-14 md:grid-cols-2 lg:gap-y-24 lg:py-24">
        {Object.entries(sections).map(([id, section]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="h2">
              {section.title}
            </h2>
            <InfoBlocks blocks={section.blocks} />
          </section>
        ))}
        <p>
          <Link to="/search" className={`${buttonClass('primary')} min-h-13`}>
            {browse}
          </Link>
        </p>
      </div>
    </>
  )
}
