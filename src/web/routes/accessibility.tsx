import { apiContext } from '../api-context.ts'
import { infoTexts } from '../info/info-texts.ts'
import { InfoPage, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/accessibility'

export function loader({ context }: Route.LoaderArgs) {
  const { contents, accessibility } = infoTexts(context.get(apiContext).language)
  return { ...accessibility, contents }
}

export const meta: Route.MetaFunction = (args) => infoMeta(args, args.loaderData)

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
