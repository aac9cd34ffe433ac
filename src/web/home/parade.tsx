import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Category, categories } from '../../domains/categories/contract.ts'
import { call } from '../../domains/identity/ui/session.ts'
import { textByKey } from '../../i18n/i18n.ts'
import { localeOf } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { formatCount } from '../../ui/date-format.ts'
import { Picture } from '../../ui/picture.tsx'
import { Boundary } from '../layout/crash.tsx'

/** The picture in the shop window of each category. */
const windows: Readonly<Record<string, string>> = {
  'hair-styling-barbering': 'hair',
  'nail-care': 'nails',
  'personal-care-grooming': 'skincare',
  'makeup-beauty': 'beauty',
  'health-wellness': 'massage',
  'fitness-training': 'fitness',
  'creative-artistic-services': 'tattoo',
  photography: 'photos',
  'mental-health-life-guidance': 'guidance',
  'miscellaneous-services': 'general',
}

/** The categories as a row of shop fronts. `categories`: null when they could not be had. */
export function Parade({ categories: given }: { categories: readonly Category[] | null }) {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="sr-only">
        {t('categories')}
      </h2>
      <Boundary fallback={({ retry }) => <Unavailable onRetry={retry} />}>
        <Shops categories={given} />
      </Boundary>
    </section>
  )
}

/** The most that the row has room for. */
const maxShops = 8

/** The categories that are looked for first, of which somebody is there. */
export const mainCategories = (list: readonly Category[]) =>
  list.filter(({ parentSlug, providerCount }) => parentSlug === null && providerCount > 0)

function Shops({ categories: given }: { categories: readonly Category[] | null }) {
  const [fetched, setFetched] = useState<readonly Category[] | null>(null)
  const shown = given ?? fetched
  if (shown === null) {
    const retry = async () => setFetched(mainCategories(await call(categories.list, {})))
    return <Unavailable onRetry={retry} />
  }
  if (shown.length === 0) return null
  return (
    <ul className="parade street">
      {shown.slice(0, maxShops).map((category) => (
        <ShopFront key={category.slug} category={category} />
      ))}
    </ul>
  )
}

function ShopFront({ category: { slug, name, providerCount } }: { category: Category }) {
  const { t, i18n } = useTranslation('home')
  const window = windows[slug]
  const total = formatCount(providerCount, localeOf(i18n.language))
  const [before, after] = t('people', { count: providerCount, total }).split(total)
  return (
    <li className="parade-shop">
      <Link to={`/search?category=${slug}`}>
        <h3 className="parade-fascia">{textByKey(i18n, 'signs', slug, name, 'home')}</h3>
        <span className="awning parade-awning" aria-hidden="true" />
        <span className="parade-glass">
          <Picture
            src={window ? `/pictures/${window}-window-480.avif` : null}
            alt=""
            sizes="(min-width: 1024px) 13vw, 42vw"
          />
        </span>
        <span className="parade-stall">
          {before}
          <strong className="text-on-green">{total}</strong>
          {after}
        </span>
      </Link>
    </li>
  )
}

function Unavailable({ onRetry }: { onRetry: () => void | Promise<void> }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await onRetry()
    } catch {
      setBusy(false)
    }
  }
  return (
    <div className="bg-green text-on-green">
      <div className="page py-12 text-center" role="status">
        <p className="h3">{t('error.categories')}</p>
        <p className="mt-2 text-on-green-2">{t('error.categoriesText')}</p>
        <Button variant="soft" size="small" className="mt-5" data-live="" isBusy={isBusy} onClick={retry}>
          {t('error.tryAgain')}
        </Button>
      </div>
    </div>
  )
}
