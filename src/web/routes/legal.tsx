import { infoTexts } from '../../i18n/info/info-texts.ts'
import { apiContext } from '../api-context.ts'
import { InfoPage, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/legal'

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(apiContext)
  const { contents, legal } = infoTexts(language)
  return { ...legal, contents, canonical: `${origin}/legal` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => infoMeta(loaderData)

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
