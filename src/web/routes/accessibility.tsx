import { infoTexts } from '../../i18n/info/info-texts.ts'
import { apiContext } from '../api-context.ts'
import { InfoPage, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/accessibility'

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(apiContext)
  const { contents, accessibility } = infoTexts(language)
  return { ...accessibility, contents, canonical: `${origin}/accessibility` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => infoMeta(loaderData)

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
