import { apiContext } from '../api-context.ts'
import { infoTexts } from '../info/info-texts.ts'
import { InfoPage, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/legal'

export function loader({ context }: Route.LoaderArgs) {
  const { contents, legal } = infoTexts(context.get(apiContext).language)
  return { ...legal, contents }
}

/** `/terms` and `/privacy` show the same. */
export const meta: Route.MetaFunction = (args) => infoMeta(args, args.loaderData, '/legal')

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
