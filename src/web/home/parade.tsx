import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Category } from '../../domains/categories/contract.ts'
import { textByKey } from '../../i18n/i18n.ts'
import { localeOf } from '../../i18n/languages.ts'
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
export function Parade({ categories }: { categories: readonly Category[] | null }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="sr-only">
        {t('home.categories')}
      </h2>
      <Boundary fallback={() => <Unavailable />}>
        {categories === null ? (
          <Unavailable />
        ) : (
          categories.length > 0 && (
            <ul className="parade street">
              {categories.map((category) => (
                <ShopFront key={category.slug} category={category} />
              ))}
            </ul>
          )
        )}
      </Boundary>
    </section>
  )
}

function ShopFront({ category: { slug, name, providerCount } }: { category: Category }) {
  const { t, i18n } = useTranslation()
  const window = windows[slug]
  const total = formatCount(providerCount, localeOf(i18n.language))
  const [before, after] = t('home.people', { count: providerCount, total }).split(total)
  return (
    <li className="parade-shop">
      <Link to={`/search?category=${slug}`}>
        <h3 className="parade-fascia">{textByKey(i18n, 'signs', slug, name)}</h3>
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

function Unavailable() {
  const { t } = useTranslation()
  return (
    <div className="bg-green text-on-green">
      <div className="page py-12 text-center" role="status">
        <p className="h3">{t('error.categories')}</p>
        <p className="mt-2 text-on-green-2">{t('error.categoriesText')}</p>
      </div>
    </div>
  )
}
