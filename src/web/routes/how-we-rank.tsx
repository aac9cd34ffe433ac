import { apiContext } from '../api-context.ts'
import { infoTexts } from '../info/info-texts.ts'
import { InfoPage, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/how-we-rank'

export function loader({ context }: Route.LoaderArgs) {
  const { contents, ranking } = infoTexts(context.get(apiContext).language)
  return { ...ranking, contents }
}

export const meta: Route.MetaFunction = (args) => infoMeta(args, args.loaderData)

export default function HowWeRank({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
