import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { apiContext } from '../api-context.ts'
import { infoTexts } from '../info/info-texts.ts'
import { InfoBlocks, type InfoSections, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  return infoTexts(context.get(apiContext).language).about
}

export const meta: Route.MetaFunction = (args) =>
  infoMeta(args, args.loaderData && { ...args.loaderData, title: args.loaderData.metaTitle })

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, lead, promisesTitle, promises, sections, browse } = loaderData
  return (
    <>
      <Front title={title} />
      <div className="page py-14 lg:py-24">
        <p className="quote max-w-[30ch]">{lead}</p>
        <p className="mt-8">
          <Link to="/search" className={buttonClass('primary')}>
            {browse}
          </Link>
        </p>
      </div>
      <section aria-labelledby="promises" className="page pb-16 lg:pb-28">
        <h2 id="promises" className="h3 border-b-2 border-ink pb-4">
          {promisesTitle}
        </h2>
        <ol className="grid gap-x-16 md:grid-cols-2">
          {promises.map((promise, index) => (
            <li key={promise.title} className="flex gap-5 border-b border-line py-8 sm:gap-8 lg:py-12">
              <span aria-hidden="true" className="plate flex-none">
                {index + 1}
              </span>
              <div>
                <h3 className="h2">{promise.title}</h3>
                <p className="mt-4 max-w-[54ch] text-[17px] leading-[1.6]">{promise.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className="page grid gap-y-16 pb-16 lg:gap-y-28 lg:pb-28">
        <Side id="customers" section={sections.customers} picture="/pictures/barber-1-960.avif" />
        <Side id="providers" section={sections.providers} picture="/pictures/tattoo-1-960.avif" isTurned />
      </div>
      <div className="on-green bg-green text-on-green">
        <div className="page grid gap-x-20 gap-y-12 py-14 md:grid-cols-2 lg:py-24">
          <Words id="money" section={sections.money} />
          <Words id="talk" section={sections.talk} />
        </div>
      </div>
      <div className="scallops -mb-[104px]" />
    </>
  )
}

const panes = ['hair', 'nails', 'photos', 'tattoo', 'massage', 'barbers'] as const

/** The headline is painted above the awning, and the trades stand in the windows. */
function Front({ title }: { title: string }) {
  return (
    <div className="front">
      <h1 className="page sign front-sign">{title}</h1>
      <span className="awning awning-section front-awning" aria-hidden="true" />
      <div className="front-panes">
        {panes.map((name) => (
          <span key={name} className="parade-glass">
            <Picture src={`/pictures/${name}-window-480.avif`} alt="" sizes="(min-width: 769px) 16vw, 33vw" isFirst />
          </span>
        ))}
      </div>
      <span className="sill block" aria-hidden="true" />
    </div>
  )
}

type Section = InfoSections[string]
type SideProps = { id: string; section: Section; picture: string; isTurned?: boolean }

function Side({ id, section, picture, isTurned = false }: SideProps) {
  return (
    <div className="grid items-center gap-x-20 gap-y-9 md:grid-cols-2">
      <div aria-hidden="true" className={isTurned ? 'md:order-last' : undefined}>
        <div className="window">
          <Picture src={picture} alt="" sizes="(min-width: 769px) 46vw, 92vw" />
        </div>
        <div className="sill" />
      </div>
      <Words id={id} section={section} />
    </div>
  )
}

function Words({ id, section }: { id: string; section: Section }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="h2">
        {section.title}
      </h2>
      <InfoBlocks blocks={section.blocks} />
    </section>
  )
}
