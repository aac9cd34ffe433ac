import { type Area, type Checked, doctor, promises, type Status } from '../../domains/doctor/contract.ts'
import { i18nFor } from '../../i18n/i18n.ts'
import { type Language, localeOf } from '../../i18n/languages.ts'
import { formatShortDateTime, formatTime } from '../../ui/date-format.ts'
import { apiContext } from '../api-context.ts'
import { InfoPage, infoMeta } from '../layout/info-page.tsx'
import type { Route } from './+types/status'

export const handle = { parameters: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = context.get(apiContext)
  return pageOf(await call(doctor.status, {}), language)
}

/** Words and tables of the page: a browser needs none of these texts. */
function pageOf({ areas }: Status, language: Language) {
  const t = i18nFor(language).getFixedT(language, 'doctor')
  const locale = localeOf(language)
  const all = new Map(areas.flatMap((area) => area.promises).map((checked) => [checked.promise, checked]))
  const broken = [...all.values()].filter(({ isKept }) => isKept === false).length
  const isKnown = [...all.values()].some(({ isKept }) => isKept !== null)
  const stateOf = ({ isKept, since }: Checked) =>
    isKept === null || since === null
      ? t('page.notYet')
      : t(isKept ? 'page.kept' : 'page.notKept', { since: formatShortDateTime(since, locale) })
  const rowsOf = (area: Area) =>
    promises[area].map((promise) => {
      const checked = all.get(promise) ?? { promise, isKept: null, since: null, checkedAt: null }
      const at = checked.checkedAt === null ? '–' : formatTime(checked.checkedAt, locale)
      return [t(`promises.${promise}`), stateOf(checked), at]
    })
  const summary =
    broken > 0
      ? t('page.broken', { number: broken, all: all.size })
      : t(isKnown ? 'page.allKept' : 'page.unknown', { number: all.size })
  const head = [t('page.head.promise'), t('page.head.state'), t('page.head.checked')]
  return {
    title: t('page.title'),
    description: t('page.description'),
    lead: `${summary} ${t('page.lead')}`,
    contents: t('page.contents'),
    sections: Object.fromEntries(
      areas.map(({ area }) => [area, { title: t(`areas.${area}`), blocks: [{ head, rows: rowsOf(area) }] }]),
    ),
  }
}

export const meta: Route.MetaFunction = (args) => infoMeta(args, args.loaderData)

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  return <InfoPage {...loaderData} />
}
