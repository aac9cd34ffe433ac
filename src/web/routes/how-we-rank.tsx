import { infoTexts } from '../../i18n/info/info-texts.ts'
import { apiContext } from '../api-context.ts'
import { InfoPage, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/how-we-rank'

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(apiContext)
  const { contents, ranking } = infoTexts(language)
  return { ...ranking, contents, canonical: `${origin}/how-we-rank` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => infoMeta(loaderData)

export default function HowWeRank({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
